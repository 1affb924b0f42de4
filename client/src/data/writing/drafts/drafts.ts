import type { RealmKey } from '@/domain/ids';
import { VISIBILITIES } from '@/domain/status/visibility';
import type { Platform } from '@/data/platform';
import { parseJson } from '@/lib/parse-json';
import type { Draft, DraftKey, Drafts } from './draft';
import { DraftJournal, journalStore, type JournalStore, type Noted } from './draft-journal';
import { readDraftKey } from './draft-keys';

type Fields = Readonly<Record<string, unknown>>;

/** COMP-08: the key and format that other clients of this family share (behaviour.md §8). */
const PLACE = 'drafts';
/** The place of the last change in the order of all of them, written with it (SPEC W6). */
const LAST = 'skein.drafts-at';
/** Local storage is on the disk by then, so that nobody needs to know of a draft that is gone. Milliseconds. */
const SETTLED = 24 * 60 * 60_000;

const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
const words = (value: unknown): string => (typeof value === 'string' ? value : '');
const updatedAt = ({ updatedAt: at }: Fields): number => (typeof at === 'number' ? at : 0);

function decodeDraft(stored: Fields): Draft {
  const data = fields(stored.data);
  return {
    updatedAt: updatedAt(stored),
    text: words(data.status),
    spoilerText: words(data.spoilerText),
    sensitive: data.nsfw === true,
    visibility: VISIBILITIES.find((known) => known === data.visibility) ?? null,
    contentType: words(data.contentType) || null,
    language: words(data.language) || null,
    idempotencyKey: words(data.idempotencyKey) || null,
    extras: data,
  };
}

const encodeDraft = (draft: Draft, owner: RealmKey): Fields => ({
  updatedAt: draft.updatedAt,
  owner,
  data: {
    files: [],
    mediaDescriptions: {},
    ...draft.extras,
    status: draft.text,
    spoilerText: draft.spoilerText,
    nsfw: draft.sensitive,
    visibility: draft.visibility,
    contentType: draft.contentType,
    language: draft.language,
    idempotencyKey: draft.idempotencyKey,
  },
});

/** Drafts that are read again after a browser was killed. */
export interface KeptDrafts extends Drafts {
  /** Takes over what local storage has lost; resolves when that is done (SPEC W6). */
  recover(): Promise<void>;
}

/**
 * Drafts of one account. All accounts share one storage key: an entry names its owner, and an account
 * whose plain key is taken by another one's draft writes beside it.
 */
class AccountDrafts implements KeptDrafts {
  private readonly journal: DraftJournal;
  private readonly listeners = new Set<() => void>();
  /** What local storage knew of when the page began. */
  private readonly lastAtStart: number;

  constructor(
    private readonly platform: Platform,
    private readonly owner: RealmKey,
    store: JournalStore,
  ) {
    this.journal = new DraftJournal(platform, store);
    this.lastAtStart = this.lastPlace();
  }

  get(key: DraftKey): Draft | null {
    const all = this.read();
    const stored = all[this.nameIn(all, key)];
    return stored === undefined ? null : decodeDraft(fields(stored));
  }

  save(key: DraftKey, draft: Draft): boolean {
    if (draft.text + draft.spoilerText === '' && Object.keys(draft.extras).length === 0)
      return this.drop(key);
    const all = this.read();
    const entry = encodeDraft(draft, this.owner);
    const at = this.nextPlace();
    const kept = this.write({ ...all, [this.nameIn(all, key)]: entry }, at);
    // Either will do: this page goes on with what it knows.
    return this.journal.note(key, { at, entry }) || kept;
  }

  clear(key: DraftKey): void {
    this.drop(key);
  }

  watch(listener: () => void): () => void {
    this.listeners.add(listener);
    const leave = this.platform.onStorage((changed) => {
      if (changed === PLACE || changed === null) listener();
    });
    return () => {
      this.listeners.delete(listener);
      leave();
    };
  }

  async recover(): Promise<void> {
    const noted = await this.journal.recall();
    const missed = [...noted].flatMap(([name, each]) => {
      const key = readDraftKey(name);
      return key !== null && each.at > this.lastAtStart ? [[key, each] as const] : [];
    });
    for (const [key, each] of missed) this.takeOver(key, each);
    for (const [name, { at, entry }] of noted)
      if (entry === null && at < this.platform.now() - SETTLED) await this.journal.forget(name);
    if (missed.length === 0) return;
    const newest = Math.max(this.lastPlace(), ...missed.map(([, { at }]) => at));
    this.platform.storage.set(LAST, String(newest));
    for (const listener of this.listeners) listener();
  }

  private takeOver(key: DraftKey, { at, entry }: Noted): void {
    const all = this.read();
    const name = this.nameIn(all, key);
    const { [name]: here, ...others } = all;
    // Written since, in this page or by another client: both stay.
    const isBeside = updatedAt(fields(here)) > at;
    if (entry !== null) this.write({ ...all, [isBeside ? `kept:${key}-${at}` : name]: entry }, null);
    else if (!isBeside && here !== undefined) this.write(others, null);
  }

  private read(): Fields {
    return fields(parseJson(this.platform.storage.get(PLACE) ?? ''));
  }

  private nameIn(all: Fields, key: DraftKey): string {
    const besides = `${key}|${this.owner}`;
    if (besides in all) return besides;
    const holder = fields(all[key]).owner;
    // Drafts without an owner were written by another client, for any account of this browser.
    return holder === undefined || holder === this.owner ? key : besides;
  }

  private drop(key: DraftKey): boolean {
    const { [this.nameIn(this.read(), key)]: gone, ...others } = this.read();
    if (gone === undefined) return true;
    const at = this.nextPlace();
    const kept = this.write(others, at);
    return this.journal.note(key, { at, entry: null }) || kept;
  }

  private lastPlace(): number {
    return Number(this.platform.storage.get(LAST)) || 0;
  }

  /** Later than all before, whatever the clock says. */
  private nextPlace(): number {
    return Math.max(this.platform.now(), this.lastPlace() + 1);
  }

  /** `at` null where the order is not this page's to change. */
  private write(all: Fields, at: number | null): boolean {
    const { storage } = this.platform;
    if (at !== null) storage.set(LAST, String(at));
    if (Object.keys(all).length > 0) return storage.set(PLACE, JSON.stringify(all));
    storage.remove(PLACE);
    return true;
  }
}

/** See `AccountDrafts`. */
export const createDrafts = (
  platform: Platform,
  owner: RealmKey,
  store: JournalStore = journalStore(owner),
): KeptDrafts => new AccountDrafts(platform, owner, store);
