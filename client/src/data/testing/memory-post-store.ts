import type { Change, PostStore } from '@/data/library/worker/post-store';
import type { KeptPost } from '@/domain/library/kept-post';
import type { Segment } from '@/domain/library/segment';

/** What a browser keeps, without the browser. */
export class MemoryPostStore implements PostStore {
  readonly posts = new Map<number, KeptPost>();
  readonly finished = new Map<number, Segment>();
  answer: 'yes' | 'full' | 'refused' = 'yes';

  segments: PostStore['segments'] = async () =>
    this.answer === 'refused'
      ? null
      : structuredClone([...this.finished.values()].sort((a, b) => a.number - b.number));

  /** How many have been read one by one. */
  readPosts = 0;

  read: PostStore['read'] = async (ordinals) => {
    this.readPosts += ordinals.length;
    return ordinals.map((ordinal) => this.posts.get(ordinal));
  };

  change: PostStore['change'] = async (change: Change) => {
    if (this.answer !== 'yes') return this.answer;
    const { puts, drops, segments, dropped, bits } = structuredClone(change);
    drops.forEach((ordinal) => this.posts.delete(ordinal));
    puts.forEach(([ordinal, post]) => this.posts.set(ordinal, post));
    segments.forEach((segment) => this.finished.set(segment.number, segment));
    for (const [number, row] of bits) {
      const segment = this.finished.get(number);
      if (segment) this.finished.set(number, { ...segment, bits: row });
    }
    dropped.forEach((number) => this.finished.delete(number));
    return 'yes';
  };

  private readonly noted: string[] = [];

  see: PostStore['see'] = async (ids, first) => {
    if (first) this.noted.length = 0;
    this.noted.push(...ids);
  };

  seen: PostStore['seen'] = async () => [...this.noted];

  walk: PostStore['walk'] = async (from, count) =>
    [...this.posts]
      .filter(([ordinal]) => ordinal >= from)
      .sort((a, b) => a[0] - b[0])
      .slice(0, count);
}
