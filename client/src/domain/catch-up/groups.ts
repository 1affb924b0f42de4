import type { AccountId, StatusId } from '@/domain/ids';
import type { CatchUpPost } from './catch-up-post';

/** Posts of a span that belong together, newest first. */
export interface PostGroup {
  key: string;
  posts: readonly CatchUpPost[];
}

function collect(
  posts: readonly CatchUpPost[],
  keysOf: (post: CatchUpPost) => readonly string[],
): PostGroup[] {
  const groups = new Map<string, CatchUpPost[]>();
  for (const post of posts)
    for (const key of keysOf(post)) {
      const known = groups.get(key);
      if (known) known.push(post);
      else groups.set(key, [post]);
    }
  return [...groups].map(([key, members]) => ({ key, posts: members }));
}

const newestOf = ({ posts }: PostGroup): number => posts.reduce((newest, { at }) => Math.max(newest, at), 0);

/** By who brought the posts: who did so least first, among them the latest first. */
export const byPerson = (posts: readonly CatchUpPost[]): readonly PostGroup[] =>
  collect(posts, ({ byId }) => [byId]).sort(
    (a, b) => a.posts.length - b.posts.length || newestOf(b) - newestOf(a),
  );

/** Sets that are joined by naming two of their members. */
class Unions {
  private readonly parents = new Map<string, string>();

  rootOf(member: string): string {
    let root = member;
    for (let next = this.parents.get(root); next !== undefined; next = this.parents.get(root)) root = next;
    // The way is short for who asks next: a thread may have a thousand posts.
    for (let at = member; at !== root;) {
      const next = this.parents.get(at) ?? root;
      this.parents.set(at, root);
      at = next;
    }
    return root;
  }

  join(a: string, b: string): void {
    const [one, other] = [this.rootOf(a), this.rootOf(b)];
    if (one !== other) this.parents.set(one, other);
  }
}

/** A conversation of a span; it is the reader's where they wrote, are answered or named in it. */
export interface ConversationGroup extends PostGroup {
  isMine: boolean;
}

/**
 * One group a conversation, the reader's own first, then the latest first. Where the server names none, answers join
 * what they answer; two answers to the same post belong together though that post is not here.
 */
export function byConversation(posts: readonly CatchUpPost[]): readonly ConversationGroup[] {
  const unions = new Unions();
  for (const { contentId, parentId, conversation } of posts) {
    if (parentId !== null) unions.join(`post ${contentId}`, `post ${parentId}`);
    if (conversation !== null) unions.join(`post ${contentId}`, `talk ${conversation}`);
  }
  const groups = collect(posts, ({ contentId }) => [unions.rootOf(`post ${contentId}`)]);
  return groups
    .map((group) => ({
      // The root may change with what comes; the oldest post of a conversation seldom does.
      key: group.posts.at(-1)?.contentId ?? group.key,
      posts: group.posts,
      isMine: group.posts.some(({ isMine }) => isMine),
    }))
    .sort((a, b) => Number(b.isMine) - Number(a.isMine) || newestOf(b) - newestOf(a));
}

/** A page that posts of a span lead to. */
export interface LinkGroup extends PostGroup {
  /** Who shared it, each once. */
  people: readonly AccountId[];
}

/** By link: what most people shared first, among them the latest first. */
export const byLink = (posts: readonly CatchUpPost[]): readonly LinkGroup[] =>
  collect(posts, ({ links }) => links)
    .map((group) => ({ ...group, people: [...new Set(group.posts.map(({ byId }) => byId))] }))
    .sort((a, b) => b.people.length - a.people.length || newestOf(b) - newestOf(a));

/** Posts with files, each once, however many repeated it. */
export function withMedia(posts: readonly CatchUpPost[]): readonly StatusId[] {
  return [...new Set(posts.filter(({ hasMedia }) => hasMedia).map(({ contentId }) => contentId))];
}
