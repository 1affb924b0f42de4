import { compareIds, type AccountId, type StatusId } from '@/domain/ids';
import { mergeNewest } from './merge-newest';

/** A post in a timeline; `contentId` is that of the repeated post, or its own. */
export interface QueueEntry {
  id: StatusId;
  contentId: StatusId;
  /** Who repeated it; null for a post itself. */
  by: AccountId | null;
}

/**
 * Who repeated a post besides the one whose repeat is shown, by the id of that post; `''` tells that the post came
 * itself, which no muting of those who repeated it hides (Q13).
 */
export type AlsoRepeated = ReadonlyMap<StatusId, readonly AccountId[]>;

/** TL-05: showing new posts keeps this many. */
export const KEPT_ON_SHOW = 50;

/** `newest` sorts by id; `server` keeps the order of the answers (bookmarks, favourites, pinned). */
export type QueueOrder = 'newest' | 'server';

/**
 * What a timeline shows and what waits (SPEC.md Q1 to Q12). No clock, no network, no records: ids in,
 * ids out. One received post costs one insertion into an array of ids.
 */
export class TimelineQueue {
  shown: readonly StatusId[] = [];
  queued: readonly StatusId[] = [];
  /** Everything up to this id has been told by the server: what `since_id` is built from. */
  newest: StatusId | null = null;
  mustReload = false;
  /** A new map after each change. */
  also: AlsoRepeated = new Map();
  private readonly contentOf = new Map<StatusId, StatusId>();
  private readonly copies = new Map<StatusId, number>();
  /** Streamed while a fetch from the top is under way, whose answer may not hold them (F7); null while none is. */
  private early: QueueEntry[] | null = null;
  /** Entries that Q3 kept out, by the post they show. */
  readonly keptOut = new Map<StatusId, QueueEntry[]>();

  constructor(
    private readonly order: QueueOrder,
    private readonly mergesRepeats: () => boolean = () => true,
  ) {}

  has(id: StatusId): boolean {
    return this.contentOf.has(id);
  }

  /**
   * New posts from a stream or a poll: shown at once or put in the queue (Q2, Q3, Q6). `movesNewest` is
   * false for posts that are streamed while the stretch before them has still to be fetched.
   */
  receive(entries: readonly QueueEntry[], showAtOnce: boolean, movesNewest = true): void {
    if (movesNewest) for (const { id } of entries) this.noteNewest(id);
    const fresh = this.admit(entries);
    if (fresh.length === 0) return;
    if (this.shown.length === 0 || (showAtOnce && this.queued.length === 0)) this.shown = this.insert(fresh);
    else this.queued = mergeNewest(this.queued, fresh);
  }

  /** F7: a fetch from the top sets out, or has failed. */
  awaitTop(isUnderWay: boolean): void {
    this.early = isUnderWay ? (this.early ?? []) : null;
  }

  /** F7: for the answer from the top, if one is under way. */
  hold(entry: QueueEntry): void {
    this.early?.push(entry);
  }

  /** What was held, once the answer is here. */
  takeHeld(): readonly QueueEntry[] {
    const held = this.early ?? [];
    this.early = null;
    return held;
  }

  /** Q5: one's own post is shown at once and moves no cursor. The stream may have queued it before. */
  insertOwn(entry: QueueEntry): void {
    const waits = this.queued.includes(entry.id);
    if (waits) this.queued = this.queued.filter((id) => id !== entry.id);
    const fresh = waits ? [entry.id] : this.admit([entry]);
    if (fresh.length > 0) this.shown = this.insert(fresh);
  }

  /** What waits stands in the list from now on. */
  showQueued(): void {
    this.shown = this.insert(this.queued);
    this.queued = [];
  }

  /** Q4. Keeps the 50 newest; returns the new end, from which the next older page starts, null when nothing was cut. */
  cutToNewest(): StatusId | null {
    if (this.shown.length <= KEPT_ON_SHOW) return null;
    const cut = this.shown.slice(KEPT_ON_SHOW);
    this.shown = this.shown.slice(0, KEPT_ON_SHOW);
    cut.forEach((id) => this.forget(id));
    return this.shown[KEPT_ON_SHOW - 1] ?? null;
  }

  /** Q9. Returns how many were new. */
  appendOlder(entries: readonly QueueEntry[]): number {
    const fresh = this.admit(entries);
    this.shown = this.order === 'newest' ? mergeNewest(this.shown, fresh) : [...this.shown, ...fresh];
    return fresh.length;
  }

  /** Q8: everything gives way to this page. */
  replace(entries: readonly QueueEntry[]): void {
    this.clear();
    for (const { id } of entries) this.noteNewest(id);
    this.shown = this.order === 'newest' ? mergeNewest([], this.admit(entries)) : this.admit(entries);
  }

  /** F13: the first page again, of a list in the order of the server; what follows it stays. */
  mergeTop(entries: readonly QueueEntry[]): void {
    const named = new Set(entries.map(({ id }) => id));
    const rest = this.shown.slice(this.shown.findLastIndex((id) => named.has(id)) + 1);
    this.shown.slice(0, this.shown.length - rest.length).forEach((id) => this.forget(id));
    this.shown = [...this.admit(entries), ...rest];
  }

  /** Q10: drops shown posts that the server, asked for this stretch, did not name any more. */
  dropMissing(page: readonly QueueEntry[]): void {
    const ids = page.map((entry) => entry.id).sort(compareIds);
    const [oldest, newest] = [ids[0], ids.at(-1)];
    if (oldest === undefined || newest === undefined) return;
    const named = new Set(ids);
    const gone = (id: StatusId): boolean =>
      !named.has(id) && compareIds(id, oldest) > 0 && compareIds(id, newest) < 0;
    if (this.shown.some(gone)) this.drop(gone);
  }

  /** Q11: a deleted post goes with its repeats. False when it was not here. */
  remove(id: StatusId): boolean {
    if (this.early) this.early = this.early.filter((entry) => entry.id !== id && entry.contentId !== id);
    const content = this.contentOf.get(id) ?? this.contentKeptOut(id) ?? id;
    if (!this.copies.has(content)) return false;
    const others = this.keptOut.get(content) ?? [];
    this.drop((other) => other === id || (content === id && this.contentOf.get(other) === id));
    if (content === id) return true;
    // A repeat is taken back: the others stand in its place.
    this.keptOut.delete(content);
    this.shown = this.insert(this.admit(others.filter((entry) => entry.id !== id)));
    this.noteAlso();
    return true;
  }

  /** Q12: forgets the first post that is gone and everything older. Returns the new end, if it was cut. */
  cutAt(ids: ReadonlySet<StatusId>): StatusId | null {
    const gone = (id: StatusId): boolean => ids.has(id) || ids.has(this.contentOf.get(id) ?? id);
    this.queued.filter(gone).forEach((id) => this.forget(id));
    this.queued = this.queued.filter((id) => this.has(id));
    const at = this.shown.findIndex(gone);
    if (at === -1) return null;
    this.shown.slice(at).forEach((id) => this.forget(id));
    this.shown = this.shown.slice(0, at);
    return this.shown[at - 1] ?? null;
  }

  clear(): void {
    this.shown = [];
    this.queued = [];
    this.newest = null;
    this.mustReload = false;
    this.early = null;
    this.contentOf.clear();
    this.copies.clear();
    this.keptOut.clear();
    this.noteAlso();
  }

  private contentKeptOut(id: StatusId): StatusId | undefined {
    for (const [content, entries] of this.keptOut)
      if (entries.some((entry) => entry.id === id)) return content;
    return undefined;
  }

  private noteAlso(): void {
    const names = (entries: readonly QueueEntry[]): AccountId[] => entries.map(({ by }) => by ?? '');
    this.also = new Map([...this.keptOut].map(([content, entries]) => [content, names(entries)]));
  }

  private insert(ids: readonly StatusId[]): readonly StatusId[] {
    return this.order === 'newest' ? mergeNewest(this.shown, ids) : [...ids, ...this.shown];
  }

  private noteNewest(id: StatusId): void {
    if (this.newest === null || compareIds(id, this.newest) > 0) this.newest = id;
  }

  private admit(entries: readonly QueueEntry[]): StatusId[] {
    const fresh: StatusId[] = [];
    for (const entry of entries) {
      const { id, contentId } = entry;
      if (this.has(id)) continue;
      if (this.mergesRepeats() && this.copies.has(contentId)) {
        this.keepOut(entry);
        continue;
      }
      this.contentOf.set(id, contentId);
      this.copies.set(contentId, (this.copies.get(contentId) ?? 0) + 1);
      fresh.push(id);
    }
    return fresh;
  }

  private keepOut(entry: QueueEntry): void {
    const others = this.keptOut.get(entry.contentId) ?? [];
    if (others.some(({ id }) => id === entry.id)) return;
    this.keptOut.set(entry.contentId, [...others, entry]);
    this.noteAlso();
  }

  private forget(id: StatusId): void {
    const content = this.contentOf.get(id);
    if (content === undefined) return;
    this.contentOf.delete(id);
    const left = (this.copies.get(content) ?? 1) - 1;
    if (left > 0) return void this.copies.set(content, left);
    this.copies.delete(content);
    if (this.keptOut.delete(content)) this.noteAlso();
  }

  private drop(gone: (id: StatusId) => boolean): void {
    const leavers = [...this.shown, ...this.queued].filter(gone);
    leavers.forEach((id) => this.forget(id));
    this.shown = this.shown.filter((id) => this.has(id));
    this.queued = this.queued.filter((id) => this.has(id));
  }
}
