import type { Readable } from '@/data/readable';
import type { Batch, Listener } from './batch';
import { share } from './share';

/** What the reader has done, laid over what the server said; `undefined` hides the record. Must be pure. */
type Patch<T> = (record: T) => T | undefined;

/** Records of one kind by id (SPEC.md R1 to R9, P1 to P5). */
export interface Table<T> {
  /** The record with pending patches applied. */
  get(id: string): T | undefined;
  /** What the server said, without patches. */
  truth(id: string): T | undefined;
  put(id: string, record: T): void;
  remove(id: string): void;
  /** Returns the way to take exactly this patch back; calling that twice does nothing more. */
  addPatch(id: string, patch: Patch<T>): () => void;
  /** The same object for the same id while anybody listens or the record exists. */
  readable(id: string): Readable<T | undefined>;
  isListenedTo(id: string): boolean;
  /** Number of records with a truth. */
  size(): number;
  /** Ids with a truth, least recently shown first. */
  oldestFirst(): Iterable<string>;
}

interface Entry<T> {
  truth: T | undefined;
  patches: readonly Patch<T>[];
  shown: T | undefined;
  readonly listeners: Set<Listener>;
  readonly readable: Readable<T | undefined>;
}

class RecordTable<T extends object> implements Table<T> {
  // The order of this map is the order of use: an entry that is used moves to its end.
  private readonly entries = new Map<string, Entry<T>>();
  private records = 0;

  constructor(private readonly batch: Batch) {}

  get(id: string): T | undefined {
    return this.entries.get(id)?.shown;
  }

  truth(id: string): T | undefined {
    return this.entries.get(id)?.truth;
  }

  put(id: string, record: T): void {
    const entry = this.entry(id);
    if (entry.truth === undefined) this.records += 1;
    const next = share(entry.truth, record);
    if (next === entry.truth) return;
    entry.truth = next;
    this.refresh(entry);
  }

  remove(id: string): void {
    const entry = this.entries.get(id);
    if (entry?.truth === undefined) return;
    this.records -= 1;
    entry.truth = undefined;
    this.refresh(entry);
    this.dropIfIdle(id, entry);
  }

  addPatch(id: string, patch: Patch<T>): () => void {
    const entry = this.entry(id);
    // Two equal functions are two patches: each is taken back alone.
    const own: Patch<T> = (record) => patch(record);
    entry.patches = [...entry.patches, own];
    this.refresh(entry);
    return () => {
      if (!entry.patches.includes(own)) return;
      entry.patches = entry.patches.filter((other) => other !== own);
      this.refresh(entry);
      this.dropIfIdle(id, entry);
    };
  }

  readable(id: string): Readable<T | undefined> {
    return this.entries.get(id)?.readable ?? this.createReadable(id);
  }

  isListenedTo(id: string): boolean {
    return (this.entries.get(id)?.listeners.size ?? 0) > 0;
  }

  size(): number {
    return this.records;
  }

  *oldestFirst(): Iterable<string> {
    for (const [id, entry] of this.entries) if (entry.truth !== undefined) yield id;
  }

  private createReadable(id: string): Readable<T | undefined> {
    const readable = {
      get: () => this.get(id),
      subscribe: (listener: Listener) => this.subscribe(id, listener),
    };
    return readable;
  }

  private subscribe(id: string, listener: Listener): () => void {
    const entry = this.entry(id);
    if (entry.listeners.size === 0) this.use(id, entry);
    const own = (): void => listener();
    entry.listeners.add(own);
    return () => {
      if (!entry.listeners.delete(own) || entry.listeners.size > 0) return;
      this.use(id, entry);
      this.dropIfIdle(id, entry);
    };
  }

  private entry(id: string): Entry<T> {
    const known = this.entries.get(id);
    if (known) return known;
    const entry: Entry<T> = {
      truth: undefined,
      patches: [],
      shown: undefined,
      listeners: new Set(),
      readable: this.createReadable(id),
    };
    this.entries.set(id, entry);
    return entry;
  }

  private use(id: string, entry: Entry<T>): void {
    if (this.entries.get(id) !== entry) return;
    this.entries.delete(id);
    this.entries.set(id, entry);
  }

  private refresh(entry: Entry<T>): void {
    let next = entry.truth;
    for (const patch of entry.patches) if (next !== undefined) next = patch(next);
    if (next !== undefined) next = share(entry.shown, next);
    if (next === entry.shown) return;
    entry.shown = next;
    this.batch.touch(entry.listeners);
  }

  private dropIfIdle(id: string, entry: Entry<T>): void {
    const idle = entry.truth === undefined && entry.patches.length === 0 && entry.listeners.size === 0;
    if (idle && this.entries.get(id) === entry) this.entries.delete(id);
  }
}

export const createTable = <T extends object>(batch: Batch): Table<T> => new RecordTable<T>(batch);
