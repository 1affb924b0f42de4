import type { Core } from '@/data/core';
import type { Lists } from '@/data/lists';
import { lookUp } from '@/data/queries/look-up';
import { createCell, type Cell } from '@/data/store/cell';
import { plainAddress } from '@/domain/account/fediverse-address';
import type { AccountId, StatusId } from '@/domain/ids';
import type { FoundPost } from '@/domain/look-further/found-post';

/** All found posts by their keys, outside of the store; a post that is found twice has one key. */
export class FoundBook {
  readonly homeIds: Cell<ReadonlyMap<string, StatusId>>;
  private readonly keys = new Map<string, string>();
  private readonly posts = new Map<string, FoundPost>();
  private readonly authors = new Map<string, AccountId>();

  constructor(
    private readonly core: Core,
    private readonly lists: Lists,
  ) {
    this.homeIds = createCell(core.store.batch, new Map());
  }

  post = (key: string): FoundPost | undefined => this.posts.get(key);
  authorAtHome = (key: string): AccountId | null => this.authors.get(key) ?? null;

  keyOf = (address: string): string => {
    const key = this.keys.get(address) ?? `found:${String(this.keys.size)}`;
    this.keys.set(address, key);
    return key;
  };

  /** Keeps posts, and notes which of them and of their authors home has already. */
  add(posts: readonly FoundPost[]): void {
    const { statuses, accounts } = this.core.store;
    const people = new Map<string, AccountId>();
    for (const id of accounts.oldestFirst()) people.set(plainAddress(accounts.truth(id)?.url ?? ''), id);
    const known = new Map<string, StatusId>();
    for (const id of statuses.oldestFirst()) {
      const status = statuses.truth(id);
      if (status?.reblogId === null) known.set(plainAddress(status.uri), id);
    }
    const homeIds = new Map(this.homeIds.get());
    for (const post of posts) {
      const { key, status, author } = post;
      this.posts.set(key, post);
      const id = known.get(plainAddress(status.uri));
      const person = people.get(plainAddress(author.url));
      if (id !== undefined) homeIds.set(key, id);
      if (person !== undefined) this.authors.set(key, person);
    }
    this.homeIds.set(homeIds);
  }

  /** How many of them home does not have. */
  fresh = (posts: readonly FoundPost[]): number =>
    posts.filter(({ key }) => !this.homeIds.get().has(key)).length;

  /** See `LookFurther.bringHome`. */
  bringHome = async (key: string): Promise<StatusId | null> => {
    const { core } = this;
    const post = this.posts.get(key);
    const place = post ? await lookUp(core, post.address) : null;
    if (place?.is !== 'status') return null;
    core.store.batch.run(() => {
      const status = core.store.statuses.truth(place.id);
      if (status) this.lists.conversations.receive(status);
      this.homeIds.set(new Map(this.homeIds.get()).set(key, place.id));
    });
    return place.id;
  };
}
