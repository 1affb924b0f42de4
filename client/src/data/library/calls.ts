import type { StatusId } from '@/domain/ids';
import type { KeptPost } from '@/domain/library/kept-post';
import type { BookmarkFolder } from '@/domain/status/bookmark-folder';
import type { Figure, FoundPosts, Source, Walked } from './library';

/** What the page asks of the worker that has the index. */
export type Call =
  /** Takes up what is kept. First of all, and again when another tab has changed it. */
  | { is: 'open' }
  /** `add`: to the places where the posts are known already. `exact`: of these places alone, and what was read. */
  | { is: 'put'; posts: readonly KeptPost[]; how: 'add' | 'exact' }
  /** A way through a list from its newest to its oldest has come by these; `first`: it begins. */
  | { is: 'see'; ids: readonly StatusId[]; first: boolean }
  /** Kept for that list, and that way did not come by them: told as doubtful. */
  | { is: 'unseen'; source: Source }
  | { is: 'one'; id: StatusId }
  | { is: 'remove'; ids: readonly StatusId[] }
  /** What is kept only because it was read. */
  | { is: 'forget-read' }
  /** Ends when so many posts have been read; null: at the `limit` alone. */
  | { is: 'find'; typed: string; limit: number; readMost: number | null; folders: readonly BookmarkFolder[] }
  | { is: 'walk'; from: number };

export interface Answer {
  /** Whether it is kept; `full`: there is no room, `refused`: the browser keeps nothing. */
  kept: 'yes' | 'full' | 'refused';
  figure: Figure;
  /** Posts that were not known before. */
  added: number;
  /** They are kept as bookmarks or favourites and did not look so now: only the server knows. */
  doubtful: readonly StatusId[];
  found: FoundPosts | null;
  one: KeptPost | null;
  walked: Walked | null;
}

/** The posts and their index, wherever they are. */
export interface Shelf {
  ask(call: Call): Promise<Answer>;
  close(): void;
}
