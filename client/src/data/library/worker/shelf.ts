import type { StatusId } from '@/domain/ids';
import type { KeptPost, Place } from '@/domain/library/kept-post';
import { matches } from '@/domain/library/match';
import { parseQuery } from '@/domain/library/query';
import { SearchIndex } from '@/domain/library/search-index';
import { SEGMENT, type Segment } from '@/domain/library/segment';
import type { Answer, Call, Shelf } from '@/data/library/calls';
import { READ_MOST, type FoundPosts, type Walked } from '@/data/library/library';
import type { Change, PostStore } from './post-store';

/** Posts that stay in memory once they were read: who types on finds most of them again. */
const REMEMBERED = 2_000;
const WALKED = 200;
/** Posts that are taken into the index at a time. */
const INDEXED = 2_000;
/** A segment with fewer posts left than this is not worth its terms: they move to the open one. */
const WORTH = SEGMENT / 4;

type Draft = { -readonly [Key in keyof Change]: Change[Key][number][] };

const emptyDraft = (): Draft => ({ puts: [], drops: [], segments: [], dropped: [], bits: [] });

/** Same words: the index need not change. */
const saysTheSame = (a: KeptPost, b: KeptPost): boolean =>
  JSON.stringify({ ...a, places: [] }) === JSON.stringify({ ...b, places: [] });

/** What only the reader's own lists say; that a post was read stays true. */
const keptPlaces = (known: readonly Place[], said: readonly Place[], how: 'add' | 'exact'): Place[] => [
  ...new Set([...(how === 'add' ? known : known.filter((place) => place === 'read')), ...said]),
];

/** Only a bookmark is in a folder: in the one that is said, else where it was. */
function inFolder({ folder: said, ...post }: KeptPost, known: KeptPost | undefined): KeptPost {
  const folder = said === undefined ? known?.folder : said;
  return folder && post.places.includes('bookmarks') ? { ...post, folder } : post;
}

/** Keeps posts and index in step, one call after the other. */
export class IndexedShelf implements Shelf {
  private index = new SearchIndex();
  private next = 0;
  private isOpen = false;
  private turn: Promise<unknown> = Promise.resolve();
  /** What was read last, the longest unread first. */
  private readonly remembered = new Map<number, KeptPost>();

  constructor(private readonly store: PostStore) {}

  ask(call: Call): Promise<Answer> {
    const answer = this.turn.then(() => this.answer(call));
    this.turn = answer.catch(() => undefined);
    return answer;
  }

  close(): void {
    this.isOpen = false;
  }

  private async answer(call: Call): Promise<Answer> {
    if (!this.isOpen || call.is === 'open') await this.load();
    if (!this.isOpen) return this.tell({ kept: 'refused' });
    switch (call.is) {
      case 'open':
        return this.tell({});
      case 'put':
        return this.put(call.posts, call.how);
      case 'remove':
        return this.drop(call.ids);
      case 'forget-read':
        return this.forgetRead(0);
      case 'see':
        await this.store.see(call.ids, call.first);
        return this.tell({});
      case 'unseen':
        return this.tell({ doubtful: await this.unseen(call.source) });
      case 'one':
        return this.tell({ one: await this.one(call.id) });
      case 'find':
        return this.tell({ found: await this.find(call) });
      case 'walk':
        return this.tell({ walked: await this.walk(call.from) });
    }
  }

  private tell(facts: Partial<Answer>): Answer {
    const figure = this.index.figure();
    return { kept: 'yes', figure, added: 0, doubtful: [], found: null, one: null, walked: null, ...facts };
  }

  private async load(): Promise<void> {
    const segments = await this.store.segments();
    this.index = new SearchIndex();
    this.remembered.clear();
    this.isOpen = segments !== null;
    segments?.forEach((segment) => this.index.restore(segment));
    this.next = this.index.firstOpen;
    // Usually less than a segment; all of them where a page was closed before one was kept.
    for (let more = segments !== null; more;) {
      const rows = await this.store.walk(this.next, INDEXED);
      const finished: Segment[] = [];
      for (const [ordinal, post] of rows) {
        finished.push(...this.index.add(ordinal, post));
        this.next = ordinal + 1;
      }
      if (finished.length > 0) await this.store.change({ ...emptyDraft(), segments: finished });
      more = rows.length === INDEXED;
    }
  }

  private async put(posts: readonly KeptPost[], how: 'add' | 'exact'): Promise<Answer> {
    const draft = emptyDraft();
    const doubtful: StatusId[] = [];
    let added = 0;
    const ordinals = posts.map(({ id }) => this.index.ordinalOf(id));
    const here = ordinals.filter((ordinal) => ordinal !== undefined);
    const old = new Map((await this.store.read(here)).map((post, at) => [here[at], post]));
    posts.forEach((post, at) => {
      const ordinal = ordinals[at];
      const known = old.get(ordinal);
      const places = keptPlaces(known?.places ?? [], post.places, how);
      if (known && how === 'add' && this.isDoubtful(known, post)) doubtful.push(post.id);
      if (known === undefined && places.length > 0) added += 1;
      this.write(draft, inFolder({ ...post, places }, known), ordinal, known);
    });
    const { kept } = await this.commit(draft);
    if (kept === 'yes' && posts.some(({ places }) => places.includes('read')))
      await this.forgetRead(READ_MOST);
    return this.tell({ kept, added, doubtful });
  }

  private isDoubtful(known: KeptPost, post: KeptPost): boolean {
    return known.places.some((place) => place !== 'read' && place !== 'mine' && !post.places.includes(place));
  }

  private write(
    draft: Draft,
    post: KeptPost,
    ordinal: number | undefined,
    known: KeptPost | undefined,
  ): void {
    if (post.places.length === 0) {
      if (ordinal !== undefined) draft.drops.push(ordinal);
      this.index.drop(post.id);
    } else if (ordinal !== undefined && known && saysTheSame(known, post)) {
      if (
        known.places.length === post.places.length &&
        known.places.every((place) => post.places.includes(place))
      )
        return;
      draft.puts.push([ordinal, post]);
      this.index.replace(post.id, post.places);
    } else {
      if (ordinal !== undefined) draft.drops.push(ordinal);
      draft.segments.push(...this.index.add(this.next, post));
      draft.puts.push([this.next, post]);
      this.next += 1;
    }
  }

  /** What is not kept must not be found either: then all is read anew. */
  private async commit(draft: Draft): Promise<Pick<Answer, 'kept'>> {
    draft.bits.push(...this.index.changedBits());
    if (Object.values(draft).every((part) => part.length === 0)) return { kept: 'yes' };
    [...draft.drops, ...draft.puts.map(([ordinal]) => ordinal)].forEach((ordinal) =>
      this.remembered.delete(ordinal),
    );
    const kept = await this.store.change(draft);
    if (kept !== 'yes') await this.load();
    return { kept };
  }

  private async drop(ids: readonly StatusId[]): Promise<Answer> {
    const draft = emptyDraft();
    for (const id of ids) {
      const ordinal = this.index.drop(id);
      if (ordinal !== undefined) draft.drops.push(ordinal);
    }
    return this.tell(await this.commit(draft));
  }

  /** Lets go what was read longest ago, down to `most`. */
  private async forgetRead(most: number): Promise<Answer> {
    const read = this.index.onlyRead();
    const answer = await this.drop(read.slice(0, Math.max(0, read.length - most)));
    await this.moveTogether();
    return answer;
  }

  /** Of a finished segment with little left, the posts move on and the terms go. */
  private async moveTogether(): Promise<void> {
    const [segment] = this.index.sparse(WORTH);
    if (!segment) return;
    const posts = await this.store.read(segment.ordinals);
    const draft = emptyDraft();
    draft.drops.push(...segment.ordinals);
    draft.dropped.push(segment.number);
    for (const post of posts) {
      if (!post) continue;
      draft.segments.push(...this.index.add(this.next, post));
      draft.puts.push([this.next, post]);
      this.next += 1;
    }
    this.index.forget(segment.number);
    await this.commit(draft);
  }

  private async unseen(place: Place): Promise<StatusId[]> {
    const seen = new Set(await this.store.seen());
    return this.index.idsIn(place).filter((id) => !seen.has(id));
  }

  private async one(id: StatusId): Promise<KeptPost | null> {
    const ordinal = this.index.ordinalOf(id);
    return ordinal === undefined ? null : ((await this.read([ordinal]))[0] ?? null);
  }

  private async find({
    typed,
    limit,
    readMost,
    folders,
  }: Extract<Call, { is: 'find' }>): Promise<FoundPosts> {
    const query = parseQuery(typed, folders);
    const { newest, isSure } = this.index.find(query);
    const posts: KeptPost[] = [];
    let read = 0;
    // What the index is not sure of may match seldom: then more is read at a time.
    const enough = (): boolean => posts.length >= limit || (readMost !== null && read >= readMost);
    for (let most = limit; !enough() && read < newest.count; most *= 2) {
      const some = newest.take(most);
      read += some.length;
      posts.push(...(await this.read(some)).filter((post) => matches(post, query)));
    }
    const isAll = read >= newest.count;
    return {
      posts: posts.slice(0, limit),
      isAll: isAll && posts.length <= limit,
      total: isAll ? posts.length : newest.count,
      isSure: isSure || isAll,
    };
  }

  /** Only those of them that are there. */
  private async read(ordinals: readonly number[]): Promise<KeptPost[]> {
    const { remembered } = this;
    const missing = ordinals.filter((ordinal) => !remembered.has(ordinal));
    const read = missing.length > 0 ? await this.store.read(missing) : [];
    missing.forEach((ordinal, at) => {
      const post = read[at];
      if (post) remembered.set(ordinal, post);
    });
    const posts = ordinals.flatMap((ordinal) => {
      const post = remembered.get(ordinal);
      if (!post) return [];
      remembered.delete(ordinal);
      remembered.set(ordinal, post);
      return post;
    });
    for (const ordinal of [...remembered.keys()].slice(0, Math.max(0, remembered.size - REMEMBERED)))
      remembered.delete(ordinal);
    return posts;
  }

  private async walk(from: number): Promise<Walked> {
    const rows = await this.store.walk(from, WALKED);
    const last = rows.at(-1);
    return {
      posts: rows.map(([, post]) => post),
      next: last && rows.length === WALKED ? last[0] + 1 : null,
    };
  }
}
