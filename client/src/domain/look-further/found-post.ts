import { plainAddress } from '@/domain/account/fediverse-address';
import type { Account } from '@/domain/account/account';
import { hostOf } from '@/domain/status/origin';
import type { Status } from '@/domain/status/status';

/** A post with its author as an origin told of them. */
export interface ToldPost {
  status: Status;
  author: Account;
}

/**
 * A post that the home server does not have. Ids of the origin mean other posts and people at home: none is left in it,
 * neither in the post nor in its author.
 */
export interface FoundPost extends ToldPost {
  /** Stands for an id in lists (`isFound`); never sent to a server. */
  key: string;
  /** By which the home server finds it. */
  address: string;
  /** Of whom it was heard. */
  host: string;
}

/** What an origin told about a conversation. */
export interface FoundThread {
  host: string;
  posts: readonly FoundPost[];
  /** By plain addresses, what each post answers, those of home included. */
  parents: ReadonlyMap<string, string>;
  /** There was more than is taken. */
  cut: boolean;
}

/** Posts of one answer that are taken. */
export const MOST_POSTS = 300;
/** Letters of a text; servers of these families allow up to some ten thousand. */
const LONGEST = 50_000;

const isPublic = ({ visibility }: Status): boolean => visibility === 'public' || visibility === 'unlisted';

/** A server names its own people without its host. */
const wholeAcct = (acct: string, host: string): string => (acct.includes('@') ? acct : `${acct}@${host}`);

function foreign(
  { status, author }: ToldPost,
  key: string,
  host: string,
): Pick<FoundPost, 'status' | 'author'> {
  return {
    status: {
      ...status,
      id: key,
      accountId: key,
      content: status.content.slice(0, LONGEST),
      text: status.text.slice(0, LONGEST),
      inReplyToId: null,
      inReplyToAccountId: null,
      conversationId: null,
      reblogId: null,
      quote: null,
      mentions: [],
      emojis: [],
      card: null,
      isLocal: false,
      favourited: false,
      reblogged: false,
      bookmarked: false,
      pinned: false,
      muted: false,
      threadMuted: false,
      reactions: [],
      filters: [],
    },
    author: { ...author, id: key, acct: wholeAcct(author.acct, host), isLocal: false },
  };
}

/** A post as it may be shown; null for a repeat, for what is not for everybody, and what has no address to find it by. */
function foundPost(told: ToldPost, origin: string, key: string): FoundPost | null {
  const { status } = told;
  const address = [status.uri, status.url ?? ''].find((one) => /^https?:\/\//.test(one) && URL.canParse(one));
  if (address === undefined || status.reblogId !== null || !isPublic(status)) return null;
  const host = hostOf(origin);
  return { key, address, host, ...foreign(told, key, host) };
}

/** Posts of an answer by their addresses, each once, so many at most. */
export function foundPosts(
  told: readonly ToldPost[],
  origin: string,
  keyOf: (address: string) => string,
): { posts: readonly FoundPost[]; cut: boolean } {
  const posts = new Map<string, FoundPost>();
  for (const one of told) {
    const post = foundPost(one, origin, '');
    if (!post) continue;
    const plain = plainAddress(post.address);
    if (posts.has(plain)) continue;
    if (posts.size === MOST_POSTS) return { posts: [...posts.values()], cut: true };
    const keyed = foundPost(one, origin, keyOf(plain));
    if (keyed) posts.set(plain, keyed);
  }
  return { posts: [...posts.values()], cut: false };
}

/** The same for a conversation: who answers whom is told by ids of the origin, and kept by addresses. */
export function foundThread(
  told: readonly ToldPost[],
  origin: string,
  keyOf: (address: string) => string,
): FoundThread {
  const addresses = new Map<string, string>();
  for (const { status } of told)
    if (!addresses.has(status.id)) addresses.set(status.id, plainAddress(status.uri));
  const parents = new Map<string, string>();
  for (const { status } of told) {
    const parent = status.inReplyToId === null ? undefined : addresses.get(status.inReplyToId);
    const own = plainAddress(status.uri);
    if (parent !== undefined && parent !== own && !parents.has(own)) parents.set(own, parent);
  }
  return { host: hostOf(origin), ...foundPosts(told, origin, keyOf), parents };
}
