import type { Readable } from '@/data/readable';
import type { ApiError } from '@/domain/api-error';
import type { StatusId } from '@/domain/ids';
import type { BookmarkFolder } from '@/domain/status/bookmark-folder';
import type { KeptPost, Place } from '@/domain/library/kept-post';

/** The lists that are fetched; what was read comes by reading. */
export const SOURCES = ['mine', 'bookmarks', 'favourites'] as const;
export type Source = (typeof SOURCES)[number];

/** Posts that are looked at before the first answer, which comes while one types. */
export const READ_SOON = 160;

/** At most so many posts are kept because they were read; the oldest of them go first. */
export const READ_MOST = 5_000;

export interface Figure {
  posts: number;
  places: Readonly<Record<Place, number>>;
  /** Bytes in this browser, as far as they can be told. */
  bytes: number;
}

/** Whether the browser has kept it: it may have no more room, or keep nothing. */
export type Kept = 'yes' | 'full' | 'refused';

export type Filling =
  /** All is here; what is new is asked for now and then. */
  | { is: 'done' }
  | { is: 'filling'; source: Source }
  /** What is not in a list any more is looked for. */
  | { is: 'checking'; source: Source }
  | { is: 'paused' }
  /** The server wants patience or cannot be reached. `until` in Unix milliseconds. */
  | { is: 'waiting'; error: ApiError; until: number }
  /** Another tab does it. */
  | { is: 'elsewhere' }
  /** The browser has no more room, or does not keep anything. */
  | { is: 'stopped'; why: 'full' | 'refused' };

export interface LibraryState {
  on: boolean;
  /** What is read is kept too. */
  reading: boolean;
  filling: Filling;
  /** Lists that the server did not give. */
  refused: readonly Source[];
  /** Null until the browser has told. */
  figure: Figure | null;
}

export interface FoundPosts {
  posts: readonly KeptPost[];
  /** There is nothing after them. */
  isAll: boolean;
  /** How many there are in all; when not `isSure`, at most so many. */
  total: number;
  isSure: boolean;
}

/** A part of all kept posts, for export; `next` is null at the end. */
export interface Walked {
  posts: readonly KeptPost[];
  next: number | null;
}

/** Everything that is the reader's own, kept in this browser alone (docs/features.md). */
export interface Library {
  state: Readable<LibraryState>;
  turnOn(): void;
  /** Off, and nothing is left. False where the browser did not do it. */
  remove(): Promise<boolean>;
  /** Whether what is read is kept; what was kept for that alone goes when it is switched off. */
  setReading(on: boolean): void;
  pause(): void;
  goOn(): void;
  /** Goes through all lists again, for what was taken back elsewhere. */
  checkAgain(): void;
  /**
   * Newest first. `soon`: fewer of them may come, even none, where looking for all would take long; more are to be asked
   * for. Rejects with ApiError where the index cannot be had.
   */
  find(typed: string, limit: number, soon?: 'soon'): Promise<FoundPosts>;
  /** These posts were before the reader's eyes. */
  noteRead(ids: readonly StatusId[]): void;
  walk(from: number): Promise<Walked>;
  /** As it is kept; null where it is not. Rejects with ApiError. */
  one(id: StatusId): Promise<KeptPost | null>;
  /** Folders of bookmarks, as they are known here; null until somebody has told. */
  folders: Readable<readonly BookmarkFolder[] | null>;
  keepFolders(folders: readonly BookmarkFolder[]): void;
  /** Puts a kept bookmark into a folder of this browser. Rejects with ApiError. */
  file(id: StatusId, folder: string | null): Promise<Kept>;
  /** Another figure or other posts: for who shows them. */
  changes: Readable<number>;
}
