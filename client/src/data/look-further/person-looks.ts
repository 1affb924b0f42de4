import type { Client } from '@/api/http';
import type { Core } from '@/data/core';
import { createCell, type Cell } from '@/data/store/cell';
import { plainAddress } from '@/domain/account/fediverse-address';
import { foundPosts, MOST_POSTS, type ToldPost } from '@/domain/look-further/found-post';
import { hostOf } from '@/domain/status/origin';
import { tryUnderPolicy } from '@/lib/policy';
import { askPosts, findAccount, type Position } from './ask-origin';
import { failure } from './failure';
import type { FoundBook } from './found-book';
import type { Asked, AskedPerson, PersonLook } from './look-further';

const NOTHING: PersonLook = { asked: null, counts: null, posts: [], more: true };
const REMEMBERED = 20;
/** A press goes on until so many posts are there that home does not have, */
const ENOUGH = 10;
/** and asks for so many pages at most. */
const PAGES = 3;

/** What the origins of people told about them. */
export class PersonLooks {
  private readonly people = new Map<string, Cell<PersonLook>>();
  private readonly positions = new Map<string, Position>();
  private readonly running = new Map<string, AbortController>();

  constructor(
    private readonly core: Core,
    private readonly book: FoundBook,
    private readonly clientOf: (base: string) => Client,
  ) {}

  person(name: string): Cell<PersonLook> {
    const known = this.people.get(name);
    if (known) return known;
    for (const [old, cell] of this.people) {
      if (this.people.size < REMEMBERED || cell.inUse()) continue;
      this.people.delete(old);
      this.positions.delete(old);
    }
    const made = createCell(this.core.store.batch, NOTHING);
    this.people.set(name, made);
    return made;
  }

  stop(name: string): void {
    this.running.get(name)?.abort();
  }

  async ask(asked: AskedPerson): Promise<void> {
    this.stop(asked.name);
    const run = new AbortController();
    this.running.set(asked.name, run);
    const cell = this.person(asked.name);
    const entry: Asked = {
      host: hostOf(asked.origin),
      by: 'page',
      at: this.core.platform.now(),
      outcome: null,
    };
    const before = cell.get().asked;
    cell.set({ ...cell.get(), asked: entry });
    const fresh = (): number => this.book.fresh(cell.get().posts);
    const start = fresh();
    const attempt = await tryUnderPolicy(() => this.fetch(asked, start + ENOUGH, run.signal));
    if (cell.get().asked !== entry) return;
    if (run.signal.aborted) cell.set({ ...cell.get(), asked: before?.outcome ? before : null });
    else if (attempt.is === 'failed')
      cell.set({ ...cell.get(), asked: { ...entry, outcome: failure(attempt.thrown, attempt.isForbidden) } });
    else {
      const cut = cell.get().posts.length >= MOST_POSTS;
      cell.set({ ...cell.get(), asked: { ...entry, outcome: { is: 'found', count: fresh(), cut } } });
    }
  }

  private async fetch(asked: AskedPerson, wanted: number, signal: AbortSignal): Promise<void> {
    const client = this.clientOf(asked.origin);
    const cell = this.person(asked.name);
    let position = this.positions.get(asked.name);
    if (!position) {
      const account = await findAccount(client, asked, signal);
      position = { id: account.id, maxId: null };
      const counts = {
        posts: account.statusesCount,
        followers: account.hideFollowersCount ? null : account.followersCount,
        following: account.hideFollowsCount ? null : account.followingCount,
      };
      if (!signal.aborted) cell.set({ ...cell.get(), counts });
    }
    for (let page = 0; page < PAGES && cell.get().more; page += 1) {
      const { posts, older } = await askPosts(client, position, asked.withReplies, signal);
      if (signal.aborted) return;
      // A server that answers with the same page again has no more.
      const more = older !== null && older !== position.maxId;
      position = { id: position.id, maxId: older };
      this.positions.set(asked.name, position);
      this.take(asked, posts, more);
      if (this.book.fresh(cell.get().posts) >= wanted) return;
    }
  }

  private take({ name, origin }: AskedPerson, told: readonly ToldPost[], more: boolean): void {
    const cell = this.person(name);
    const { posts } = foundPosts(told, origin, this.book.keyOf);
    const known = new Set(cell.get().posts.map(({ status }) => plainAddress(status.uri)));
    const fresh = posts.filter(({ status }) => !known.has(plainAddress(status.uri)));
    this.core.store.batch.run(() => {
      this.book.add(fresh);
      const unknown = fresh.filter(({ key }) => !this.book.homeIds.get().has(key));
      const all = [...cell.get().posts, ...unknown].slice(0, MOST_POSTS);
      cell.set({ ...cell.get(), posts: all, more: more && fresh.length > 0 && all.length < MOST_POSTS });
    });
  }
}
