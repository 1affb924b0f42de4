import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildThread } from '@/data/conversations/thread';
import { bundle } from '@/data/testing/make';
import { cpuMs } from '../../../test/cpu-ms';
import { foundPosts, foundThread, MOST_POSTS, type ToldPost } from './found-post';
import { weave, type HomePost } from './weave';

const ORIGIN = 'https://hedgerow.example';
const uri = (name: string): string => `${ORIGIN}/objects/${name}`;
const at = (minute: number): string => new Date(Date.UTC(2026, 10, 20, 20, minute)).toISOString();

function told(id: string, name: string, more: object = {}): ToldPost {
  const { status, accounts } = bundle(id, { uri: uri(name), url: null, created_at: at(Number(id)), ...more });
  const [author] = accounts;
  if (!author) throw new Error('a post without an author');
  return { status, author };
}

const home = (id: string, name: string, minute: number, parentId: string | null = null): HomePost => ({
  id,
  parentId,
  answers: parentId !== null,
  addresses: [uri(name)],
  createdAt: Date.parse(at(minute)),
});

const keyed = (address: string): string => `found:${address.split('/').at(-1) ?? ''}`;
const woven = (posts: readonly HomePost[], answer: readonly ToldPost[]) =>
  weave(posts, [foundThread(answer, ORIGIN, keyed)], ({ key }) => key);

describe('what was found', () => {
  it('stands below what it answers and at its time; what home has is not there twice', () => {
    const answer = [
      told('1', 'root'),
      told('2', 'first', { in_reply_to_id: '1' }),
      told('4', 'second', { in_reply_to_id: '2' }),
    ];
    expect(woven([home('h1', 'root', 1), home('h3', 'own', 3, 'h1')], answer)).toEqual([
      { id: 'h1', parentId: null },
      { id: 'found:first', parentId: 'h1' },
      { id: 'h3', parentId: 'h1' },
      { id: 'found:second', parentId: 'found:first' },
    ]);
  });

  it('joins what home has in two pieces, and hangs nothing else of home elsewhere', () => {
    const answer = [
      told('1', 'root'),
      told('2', 'between', { in_reply_to_id: '1' }),
      told('3', 'end', { in_reply_to_id: '2' }),
      told('9', 'lie'),
    ];
    const pieces = [home('h1', 'root', 1), { ...home('h3', 'end', 3), answers: true }];
    expect(woven(pieces, answer).find(({ id }) => id === 'h3')?.parentId).toBe('found:between');
    const lies = [told('9', 'lie'), told('1', 'root', { in_reply_to_id: '9' })];
    expect(woven([home('h1', 'root', 1)], lies).find(({ id }) => id === 'h1')?.parentId).toBeNull();
  });

  it('takes the id of home once home has it', () => {
    const answer = [told('1', 'root'), told('2', 'first', { in_reply_to_id: '1' })];
    const found = [foundThread(answer, ORIGIN, keyed)];
    const rows = weave([home('h1', 'root', 1)], found, () => 'h2');
    expect(rows).toEqual([
      { id: 'h1', parentId: null },
      { id: 'h2', parentId: 'h1' },
    ]);
    expect(weave([home('h1', 'root', 1), home('h2', 'first', 2, 'h1')], found, () => 'h2')).toHaveLength(2);
  });

  it('brings no id of the origin with it, and names people with their host', () => {
    const [post] = foundThread([told('1', 'root', { in_reply_to_id: '7' })], ORIGIN, keyed).posts;
    expect(post?.status).toMatchObject({ id: 'found:root', accountId: 'found:root', inReplyToId: null });
    expect(post?.author).toMatchObject({
      id: 'found:root',
      acct: 'user-a1@hedgerow.example',
      isLocal: false,
    });
  });

  it('is for everybody, has an address, and is no repeat', () => {
    const none = [
      told('1', 'a', { visibility: 'private' }),
      told('2', 'b', { visibility: 'direct' }),
      told('3', 'c', { uri: 'javascript:alert(1)' }),
      told('4', 'd', { uri: '' }),
    ];
    expect(foundPosts(none, ORIGIN, keyed).posts).toEqual([]);
  });

  it('is bounded, and says that it was more', () => {
    const many = Array.from({ length: MOST_POSTS + 50 }, (_, index) => told(String(index + 1), `p${index}`));
    const { posts, cut } = foundPosts(many, ORIGIN, keyed);
    expect([posts.length, cut]).toEqual([MOST_POSTS, true]);
    expect(foundPosts([...many.slice(0, 9), ...many.slice(0, 9)], ORIGIN, keyed).posts).toHaveLength(9);
  });
});

describe('whatever an origin claims', () => {
  const name = fc.integer({ min: 0, max: 9 }).map(String);
  const claim = fc.record({
    id: name,
    name,
    answers: fc.option(name),
    minute: fc.integer({ min: 0, max: 59 }),
  });

  it('each post stands once, all of home in its order, and the tree is one (property)', () => {
    fc.assert(
      fc.property(fc.array(claim, { maxLength: 30 }), fc.integer({ min: 0, max: 6 }), (claims, count) => {
        const posts = Array.from({ length: count }, (_, index) =>
          home(`h${index}`, String(index), index * 5, index > 1 ? `h${index - 1}` : null),
        );
        const answer = claims.map(({ id, name: own, answers, minute }) =>
          told(`1${id}`, own, {
            in_reply_to_id: answers === null ? null : `1${answers}`,
            created_at: at(minute),
          }),
        );
        const rows = woven(posts, answer);
        const ids = rows.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.filter((id) => id.startsWith('h'))).toEqual(posts.map(({ id }) => id));
        const place = (id: string): number => ids.indexOf(id);
        const nodes = buildThread(rows, (a, b) => place(a) - place(b));
        expect(nodes.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
        for (const { id, parentId } of posts)
          if (parentId !== null) expect(nodes.find((node) => node.id === id)?.parentId).toBe(parentId);
      }),
      { numRuns: 300 },
    );
  });

  it('a chain as long as is taken costs little', () => {
    const chain = Array.from({ length: 5000 }, (_, index) =>
      told(String(index + 1), `p${index}`, {
        in_reply_to_id: String(((index + 1) % 5000) + 1),
        created_at: at(1),
      }),
    );
    const took = cpuMs(() => {
      const rows = woven([home('h1', 'p0', 1)], chain);
      const places = new Map(rows.map(({ id }, place) => [id, place]));
      buildThread(rows, (a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
    });
    expect(took).toBeLessThan(1000);
  });
});
