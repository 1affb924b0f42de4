import { createOriginClient } from '@/api/origin-client';
import type { Client } from '@/api/http';
import { buildThread } from '@/data/conversations/thread';
import { threadPosts } from '@/data/conversations/thread-of';
import type { Core } from '@/data/core';
import type { Lists } from '@/data/lists';
import { createCell, type Cell } from '@/data/store/cell';
import type { Records } from '@/data/store/records';
import type { StatusId } from '@/domain/ids';
import { foundThread } from '@/domain/look-further/found-post';
import { weave, type HomePost } from '@/domain/look-further/weave';
import { hostOf, type AskedPost } from '@/domain/status/origin';
import { tryUnderPolicy } from '@/lib/policy';
import { askThread } from './ask-origin';
import { failure } from './failure';
import { FoundBook } from './found-book';
import type { Asked, LookFurther, ThreadLook } from './look-further';
import { PersonLooks } from './person-looks';

const NOTHING: ThreadLook = { asked: [], found: [] };
/** Conversations whose finds are kept for going back to them. */
const REMEMBERED = 20;
/** Addresses that the home server is asked to fetch at one press. */
const MOST_ADDRESSES = 3;

/** A post of home as `weave` wants it; a repeat stands for the post that it repeats. */
function homePost(records: Records, id: StatusId, parentId: StatusId | null): HomePost {
  const row = records.status(id).get();
  const status = row?.reblogId == null ? row : records.status(row.reblogId).get();
  return {
    id,
    parentId,
    answers: parentId !== null || status?.parentVisible === false,
    addresses: status ? [status.uri, ...(status.url === null ? [] : [status.url])] : [],
    createdAt: status?.createdAt ?? 0,
  };
}

class ThreadLooks {
  private readonly threads = new Map<string, Cell<ThreadLook>>();
  private readonly running = new Map<string, AbortController>();

  constructor(
    private readonly core: Core,
    private readonly lists: Lists,
    private readonly book: FoundBook,
    private readonly clientOf: (base: string) => Client,
  ) {}

  thread(name: string): Cell<ThreadLook> {
    const known = this.threads.get(name);
    if (known) return known;
    for (const [old, cell] of this.threads)
      if (this.threads.size >= REMEMBERED && !cell.inUse()) this.threads.delete(old);
    const made = createCell(this.core.store.batch, NOTHING);
    this.threads.set(name, made);
    return made;
  }

  async askOrigin(name: string, asked: AskedPost): Promise<void> {
    const { signal } = this.begin(name);
    const entry: Asked = this.note(name, { host: hostOf(asked.origin), by: 'page' });
    const client = this.clientOf(asked.origin);
    const attempt = await tryUnderPolicy(() => askThread(client, asked, signal));
    if (signal.aborted) return this.forget(name, entry);
    if (attempt.is === 'failed') return this.end(name, entry, failure(attempt.thrown, attempt.isForbidden));
    const found = foundThread(attempt.value, asked.origin, this.book.keyOf);
    this.core.store.batch.run(() => {
      this.book.add(found.posts);
      const cell = this.thread(name);
      // Asked again, a server tells all of it again.
      const others = cell.get().found.filter(({ host }) => host !== found.host);
      cell.set({ ...cell.get(), found: [...others, found] });
      const count = this.book.fresh(found.posts);
      this.end(name, entry, { is: 'found', count, cut: found.cut });
    });
  }

  async askHome(name: string, id: StatusId, posts: readonly AskedPost[]): Promise<void> {
    const { core, lists } = this;
    const { signal } = this.begin(name);
    const entry = this.note(name, { host: hostOf(core.server.get().base), by: 'home' });
    const known = (): number => lists.conversations.view(id).get().ids.length;
    const before = known();
    try {
      for (const { uri } of posts.slice(0, MOST_ADDRESSES)) {
        const { statuses } = await core.remote.searchAddress(uri);
        if (signal.aborted) return this.forget(name, entry);
        core.store.batch.run(() =>
          core.ingest.statuses(statuses).forEach((one) => lists.conversations.receive(one)),
        );
      }
      await lists.conversations.reload(id);
      const { fetch } = lists.conversations.view(id).get();
      if (fetch.is === 'failed') throw fetch.error;
      this.end(name, entry, { is: 'found', count: Math.max(0, known() - before), cut: false });
    } catch (thrown) {
      this.end(name, entry, failure(thrown, false));
    }
  }

  stop(name: string): void {
    this.running.get(name)?.abort();
  }

  nodes: LookFurther['nodes'] = (records, ids, { found }) => {
    const homeIds = this.book.homeIds.get();
    const home = threadPosts(records, ids).map(({ id, parentId }) => homePost(records, id, parentId));
    const woven = weave(home, found, ({ key }) => homeIds.get(key) ?? key);
    const places = new Map(woven.map(({ id }, place) => [id, place]));
    return buildThread(woven, (a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  };

  private begin(name: string): AbortController {
    this.stop(name);
    const run = new AbortController();
    this.running.set(name, run);
    return run;
  }

  /** Another answer of the same server takes the place of the first. */
  private note(name: string, whom: Pick<Asked, 'host' | 'by'>): Asked {
    const entry: Asked = { ...whom, at: this.core.platform.now(), outcome: null };
    const cell = this.thread(name);
    const others = cell.get().asked.filter(({ host, by }) => host !== whom.host || by !== whom.by);
    cell.set({ ...cell.get(), asked: [...others, entry] });
    return entry;
  }

  private end(name: string, entry: Asked, outcome: Asked['outcome']): void {
    const cell = this.thread(name);
    const asked = cell.get().asked.map((one) => (one === entry ? { ...one, outcome } : one));
    cell.set({ ...cell.get(), asked });
  }

  private forget(name: string, entry: Asked): void {
    const cell = this.thread(name);
    cell.set({ ...cell.get(), asked: cell.get().asked.filter((one) => one !== entry) });
  }
}

/** See `LookFurther`. */
export function createLookFurther(
  core: Core,
  lists: Lists,
  clientOf: (base: string) => Client = (base) => createOriginClient(base),
): LookFurther {
  const book = new FoundBook(core, lists);
  const threads = new ThreadLooks(core, lists, book, clientOf);
  const people = new PersonLooks(core, book, clientOf);
  return {
    thread: (name) => threads.thread(name),
    askOrigin: (name, asked) => threads.askOrigin(name, asked),
    askHome: (name, id, posts) => threads.askHome(name, id, posts),
    stop: (name) => threads.stop(name),
    nodes: threads.nodes,
    person: (id) => people.person(id),
    askPerson: (asked) => people.ask(asked),
    stopPerson: (id) => people.stop(id),
    post: book.post,
    authorAtHome: book.authorAtHome,
    homeIds: book.homeIds,
    bringHome: book.bringHome,
  };
}
