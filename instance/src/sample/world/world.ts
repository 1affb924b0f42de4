import type { ContentType } from '../../rules/html.ts';
import type { Visibility } from '../../rules/visibility.ts';
import type { Prng } from '../prng.ts';
import type { Person } from '../person.ts';

/** A file on a post: a drawn picture by its number, or one of the recordings. */
export type MediaPlan =
  | { readonly kind: 'picture'; readonly picture: number; readonly described: boolean }
  | { readonly kind: 'file'; readonly file: FileName; readonly description: string | null };
export type FileName =
  | 'evening-tide.mp4'
  | 'sandhoppers.webm'
  | 'choir-warmup.mp3'
  | 'rigging.wav'
  | 'tide-table.txt';

interface PollPlan {
  readonly options: readonly string[];
  readonly multiple: boolean;
  /** ms since 1970, null = never ends. */
  readonly endsAt: number | null;
  /** How many people vote. */
  readonly turnout: number;
  /** The option ada ticked, if any. */
  readonly adaChose?: number;
}

/** A post before it is stored. */
export interface Post {
  readonly author: Person;
  readonly at: number;
  readonly text: string;
  readonly type?: ContentType;
  /** HTML of a far post as its own server sent it, which may let more through than this one does. */
  readonly farHtml?: string;
  readonly visibility?: Visibility;
  readonly subject?: string;
  readonly sensitive?: boolean;
  readonly language?: string | null;
  readonly replyTo?: Post;
  readonly quote?: Post;
  readonly repeatOf?: Post;
  readonly media?: readonly MediaPlan[];
  readonly poll?: PollPlan;
  /** Earlier wordings, oldest first; `text` is the newest. */
  readonly earlier?: readonly { readonly text: string; readonly at: number }[];
  readonly pinned?: boolean;
  readonly expiresAt?: number;
  /** Address shown as a link card. */
  readonly card?: string;
  /** 0 to 3: how much favourites, repeats and reactions it gets. */
  readonly warmth?: number;
}

/** Everything the makers of posts share. */
export interface World {
  /** ms since 1970; nothing is younger. */
  readonly now: number;
  readonly prng: Prng;
  readonly people: readonly Person[];
  /** By handle (`ada`, `wren@hedgerow.example`); throws for a name nobody has. */
  readonly who: (acct: string) => Person;
  readonly pictureCount: number;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
