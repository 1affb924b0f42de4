import type { Readable } from '@/data/readable';
import type { Platform } from '@/data/platform';
import type { Batch } from '@/data/store/batch';
import { createCell } from '@/data/store/cell';
import type { RealmKey } from '@/domain/ids';
import type { WaitingWish } from '@/data/wishes/wish';
import type { OutboxItem } from '@/data/writing/outbox/outbox-entry';

/** What makes the posts of the outbox go. */
export type WaitingFor =
  /** They go by themselves. */
  | 'server'
  /** One of them does not go before somebody signs in again. */
  | 'sign-in'
  /** The server may have one of them: its author has to say. */
  | 'answer';

export interface WaitingPosts {
  count: number;
  waitsFor: WaitingFor;
  /** How many of them are no posts but wishes. */
  wishes: number;
  /** A post is on its way, perhaps with files. */
  isSending: boolean;
}

/** The mark of what waits, posts and wishes (home, navigation), known before either has been read. */
export interface WaitingMark {
  view: Readable<WaitingPosts>;
  /** `items`: all that the outbox holds. What is sent for the first time has its form, which says so. */
  tell(items: readonly OutboxItem[]): void;
  tellWishes(wishes: readonly WaitingWish[]): void;
}

/** What of it was said already; what was not is as the last page left it. */
interface Told {
  posts: readonly OutboxItem[] | null;
  wishes: readonly WaitingWish[] | null;
}

function standOf({ posts, wishes }: Told, left: Left): WaitingPosts {
  // What is sent for the first time has its form, which says so.
  const later = posts?.filter(({ isFirst }) => !isFirst);
  const asks = later?.some(({ inDoubt }) => inDoubt) || wishes?.some(({ refused }) => refused);
  const isOut =
    later?.some(({ entry }) => entry.error?.kind === 'unauthorized') ||
    wishes?.some(({ error }) => error?.kind === 'unauthorized');
  const wished = wishes?.length ?? left.wishes;
  return {
    count: (later?.length ?? left.posts) + wished,
    waitsFor: asks ? 'answer' : isOut ? 'sign-in' : 'server',
    wishes: wished,
    isSending: posts?.some(({ sending }) => sending) ?? false,
  };
}

/** How many posts and wishes a page has left, as two numbers. */
interface Left {
  posts: number;
  wishes: number;
}

function readLeft(kept: string | null): Left {
  const [posts = 0, wishes = 0] = (kept ?? '')
    .split(' ')
    .map((part) => Math.max(0, Math.trunc(Number(part)) || 0));
  return { posts, wishes };
}

/** The numbers are kept, so that the next page begins with the mark and nothing moves when all has been read. */
export function createWaitingMark(batch: Batch, { storage }: Platform, key: RealmKey): WaitingMark {
  const place = `skein.waiting:${key}`;
  const left = readLeft(storage.get(place));
  const told: Told = { posts: null, wishes: null };
  const view = createCell<WaitingPosts>(batch, standOf(told, left));
  const tell = (): void => {
    const posts = told.posts?.length ?? left.posts;
    const wishes = told.wishes?.length ?? left.wishes;
    if (posts + wishes > 0) storage.set(place, `${posts} ${wishes}`);
    else storage.remove(place);
    const now = standOf(told, left);
    if (JSON.stringify(now) !== JSON.stringify(view.get())) view.set(now);
  };
  return {
    view,
    tell(items) {
      told.posts = items;
      tell();
    },
    tellWishes(items) {
      told.wishes = items;
      tell();
    },
  };
}
