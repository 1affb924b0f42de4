import { ApiError, toApiError } from '@/domain/api-error';
import { IMPORT_KINDS, listLine, type ImportKind } from '@/domain/account/account-csv';
import { isOwnHost } from '@/domain/instance/server';
import type { AccountBundle } from '@/api/decode/account';
import { createCell, type Cell } from '@/data/store/cell';
import type { Core } from '@/data/core';
import { lookUp } from '@/data/queries/look-up';
import { parseJson } from '@/lib/parse-json';
import type { AccountFiles, FailedLine, ImportState } from './account-files';
import { pause, waited } from './waiting';

/** Servers allow ten of these in ten seconds (api.md §1). */
const BURST = 8;
const SPAN = 11_000;

type Outcome = 'done' | 'already' | 'unknown';

/** The account behind a handle; null when the server finds nobody. */
async function personOf(core: Core, handle: string): Promise<AccountBundle | null> {
  const at = handle.lastIndexOf('@');
  const acct = isOwnHost(core.server.get(), handle.slice(at + 1)) ? handle.slice(0, at) : handle;
  const people = await core.remote.people();
  const found = await people.accountByName(acct).catch((thrown: unknown) => {
    if (toApiError(thrown).kind === 'not-found') return null;
    throw thrown;
  });
  if (found || !acct.includes('@')) return found;
  const { accounts } = await core.remote.searchAddress(`@${acct}`);
  return accounts.find(({ account }) => account.acct.toLowerCase() === acct.toLowerCase()) ?? null;
}

/** Lists by their names, read once an import. */
type Lists = Map<string, string>;

async function intoList(
  core: Core,
  lists: Lists,
  line: string,
  before: () => Promise<void>,
): Promise<Outcome> {
  const entry = listLine(line);
  const person = entry && (await personOf(core, entry.handle));
  if (!entry || !person) return 'unknown';
  const screens = await core.remote.screens();
  if (lists.size === 0) for (const { id, title } of await screens.lists()) lists.set(title, id);
  await before();
  const known = lists.get(entry.list);
  const id =
    known ?? (await screens.createList({ title: entry.list, exclusive: null, repliesPolicy: null })).id;
  lists.set(entry.list, id);
  await screens.addMembers(id, [person.account.id]);
  return 'done';
}

async function bookmark(core: Core, address: string, before: () => Promise<void>): Promise<Outcome> {
  const place = await lookUp(core, address);
  if (place?.is !== 'status') return 'unknown';
  const { id } = place;
  if (core.store.statuses.truth(id)?.bookmarked) return 'already';
  await before();
  core.ingest.statuses([await core.remote.bookmark(id, true)]);
  return 'done';
}

/** Does what one line asks for. `before` runs before the server is asked to change something. */
async function importLine(
  core: Core,
  kind: ImportKind,
  line: string,
  lists: Lists,
  before: () => Promise<void>,
): Promise<Outcome> {
  if (kind === 'lists') return intoList(core, lists, line, before);
  if (kind === 'bookmarks') return bookmark(core, line, before);
  const person = await personOf(core, line);
  if (!person) return 'unknown';
  const { id } = person.account;
  const [standing] = await core.remote.relationships([id]);
  const so = {
    follows: standing?.following || standing?.requested,
    mutes: standing?.muting,
    blocks: standing?.blocking,
  }[kind];
  if (so) return 'already';
  await before();
  const people = await core.remote.people();
  const after =
    kind === 'follows'
      ? await core.remote.follow(id, true)
      : kind === 'mutes'
        ? await people.mute(id, true, 0)
        : await people.block(id, true);
  core.store.batch.run(() => {
    core.ingest.account(person.account);
    core.ingest.relationships([after]);
  });
  return 'done';
}

/** What ends an import: the lines behind would fail alike. */
const ENDS: readonly string[] = [
  'offline',
  'timeout',
  'unauthorized',
  'login-needed',
  'aborted',
  'server',
  'nonsense',
];

/** No more actions in a time than servers allow. */
function paced(core: Core, signal: AbortSignal): () => Promise<void> {
  let times: number[] = [];
  return async () => {
    const now = core.platform.now();
    times = times.filter((at) => at > now - SPAN);
    const first = times[0];
    if (times.length >= BURST && first !== undefined) await pause(core.platform, first + SPAN - now, signal);
    times.push(core.platform.now());
  };
}

interface Kept {
  kind: ImportKind;
  lines: readonly string[];
}

/** An import is kept in the browser with how far it came: a page that is closed loses nothing. */
function keeping(core: Core) {
  const { storage } = core.platform;
  const places = { work: `skein.import:${core.key}`, at: `skein.import-at:${core.key}` };
  return {
    begin: (work: Kept): void => void storage.set(places.work, JSON.stringify(work)),
    note: ({ at, already, failed, error }: ImportState): void =>
      void storage.set(places.at, JSON.stringify({ at, already, failed, error })),
    forget: (): void => {
      storage.remove(places.work);
      storage.remove(places.at);
    },
    read: (): { work: Kept; state: ImportState } | null =>
      readKept(storage.get(places.work), storage.get(places.at)),
  };
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  const value = parseJson(text ?? '');
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

const isFailed = (item: unknown): item is FailedLine =>
  typeof item === 'object' &&
  item !== null &&
  'line' in item &&
  'why' in item &&
  typeof item.line === 'string';

function readKept(work: string | null, at: string | null): { work: Kept; state: ImportState } | null {
  const { kind, lines } = parsed(work);
  const known = IMPORT_KINDS.find((one) => one === kind);
  if (known === undefined || !Array.isArray(lines)) return null;
  const texts = lines.filter((line): line is string => typeof line === 'string');
  const from = parsed(at);
  const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
  const done = Math.min(number(from['at']), texts.length);
  const state: ImportState = {
    is: done >= texts.length ? 'finished' : 'stopped',
    kind: known,
    total: texts.length,
    at: done,
    already: number(from['already']),
    failed: Array.isArray(from['failed']) ? from['failed'].filter(isFailed) : [],
    until: null,
    error: null,
  };
  return { work: { kind: known, lines: texts }, state };
}

/** Imports go line by line, so that each one's fate is known; what is left goes on after a stop. */
class Importer {
  readonly state: Cell<ImportState | null>;
  private work: Kept | null;
  private running: AbortController | null = null;
  private readonly keeper;

  constructor(private readonly core: Core) {
    this.keeper = keeping(core);
    const kept = this.keeper.read();
    this.work = kept?.work ?? null;
    this.state = createCell(core.store.batch, kept?.state ?? null);
  }

  start(kind: ImportKind, lines: readonly string[]): void {
    if (this.running) return;
    this.work = { kind, lines };
    this.keeper.begin(this.work);
    this.state.set({
      is: 'running',
      kind,
      total: lines.length,
      at: 0,
      already: 0,
      failed: [],
      until: null,
      error: null,
    });
    this.goOn();
  }

  goOn(): void {
    if (this.running || !this.work) return;
    this.put({ is: 'running', error: null });
    void this.run(this.work);
  }

  stop(): void {
    this.running?.abort();
  }

  dismiss(): void {
    this.stop();
    this.work = null;
    this.keeper.forget();
    this.state.set(null);
  }

  private put(change: Partial<ImportState>): void {
    const now = this.state.get();
    if (!now) return;
    const next = { ...now, ...change };
    this.state.set(next);
    this.keeper.note(next);
  }

  private fail(line: string, why: FailedLine['why']): void {
    this.put({ failed: [...(this.state.get()?.failed ?? []), { line, why }] });
  }

  private async run({ kind, lines }: Kept): Promise<void> {
    const controller = new AbortController();
    this.running = controller;
    const { signal } = controller;
    const known: Lists = new Map();
    const before = paced(this.core, signal);
    const from = this.state.get()?.at ?? 0;
    try {
      for (const [at, line] of lines.slice(from).entries()) {
        if (signal.aborted) throw new ApiError('aborted');
        await this.take(line, signal, () => importLine(this.core, kind, line, known, before));
        this.put({ is: 'running', at: from + at + 1, until: null });
      }
      this.put({ is: 'finished', until: null });
    } catch (thrown) {
      const error = toApiError(thrown).kind;
      this.put({ is: 'stopped', until: null, error: error === 'aborted' ? null : error });
    } finally {
      if (this.running === controller) this.running = null;
    }
  }

  /** One line; rejects with what would fail the next ones, too. */
  private async take(line: string, signal: AbortSignal, work: () => Promise<Outcome>): Promise<void> {
    const tell = (until: number): void => this.put({ is: 'waiting', until });
    try {
      const outcome = await waited(this.core.platform, signal, work, tell);
      if (outcome === 'already') this.put({ already: (this.state.get()?.already ?? 0) + 1 });
      if (outcome === 'unknown') this.fail(line, 'unknown');
    } catch (thrown) {
      const { kind } = toApiError(thrown);
      if (ENDS.includes(kind)) throw thrown;
      this.fail(line, kind);
    }
  }
}

/** The import of one account. */
export function createImporter(
  core: Core,
): Pick<AccountFiles, 'importing' | 'startImport' | 'goOn' | 'stop' | 'dismiss'> {
  const importer = new Importer(core);
  return {
    importing: importer.state,
    startImport: (kind, lines) => importer.start(kind, lines),
    goOn: () => importer.goOn(),
    stop: () => importer.stop(),
    dismiss: () => importer.dismiss(),
  };
}
