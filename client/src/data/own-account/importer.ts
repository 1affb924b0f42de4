import { ApiError, toApiError } from '@/domain/api-error';
import { listLine, type ImportKind } from '@/domain/account/account-csv';
import { isOwnHost } from '@/domain/instance/server';
import type { AccountBundle } from '@/api/decode/account';
import { createCell, type Cell } from '@/data/store/cell';
import type { Core } from '@/data/core';
import { inOneTab } from '@/data/one-tab';
import { lookUp } from '@/data/queries/look-up';
import type { AccountFiles, FailedLine, ImportState } from './account-files';
import { ENDS, keptImport, type KeptWork } from './kept-import';
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

/** Imports go line by line, so that each one's fate is known; what is left goes on after a stop. */
class Importer {
  readonly state: Cell<ImportState | null>;
  private running: AbortController | null = null;
  /** Another tab may be at it; this one is told when none is. */
  private watches = false;
  private readonly keeper;
  private readonly lock;
  private readonly channel;

  constructor(private readonly core: Core) {
    const { platform } = core;
    this.keeper = keptImport(core);
    this.lock = `skein-import ${core.key}`;
    this.state = createCell<ImportState | null>(core.store.batch, null);
    this.channel = platform.tabs.open(this.lock, (message) => {
      if (message === 'stop') this.running?.abort();
      if (message === 'runs') this.watch();
    });
    platform.onStorage((changed) => {
      if (this.keeper.isOf(changed)) this.show();
    });
    this.watch();
  }

  /** Until no tab goes through it, it runs. */
  private watch(): void {
    if (this.watches || this.running) return;
    this.watches = true;
    this.show();
    void inOneTab(this.core.platform.tabs, this.lock, async () => {
      this.watches = false;
      this.show();
    });
  }

  private show(): void {
    if (this.running) return;
    const kept = this.keeper.read()?.state ?? null;
    this.state.set(kept?.is === 'stopped' && this.watches ? { ...kept, is: 'running', error: null } : kept);
  }

  start(kind: ImportKind, lines: readonly string[]): void {
    if (this.running || this.watches) return;
    this.keeper.begin({ kind, lines });
    this.show();
    this.goOn();
  }

  goOn(): void {
    const now = this.state.get();
    if (this.running || this.watches || !now) return;
    const controller = new AbortController();
    this.running = controller;
    this.state.set({ ...now, is: 'running', error: null });
    void inOneTab(this.core.platform.tabs, this.lock, async () => {
      this.channel.post('runs');
      // As another tab may have left it.
      const kept = this.keeper.read();
      this.state.set(kept && { ...kept.state, is: 'running', error: null });
      if (kept) await this.run(kept.work, controller.signal);
    }).finally(() => {
      if (this.running === controller) this.running = null;
    });
  }

  stop(): void {
    if (this.running) this.running.abort();
    else this.channel.post('stop');
  }

  dismiss(): void {
    this.stop();
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

  private async run({ kind, lines }: KeptWork, signal: AbortSignal): Promise<void> {
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
      if (ENDS.some((end) => end === kind)) throw thrown;
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
