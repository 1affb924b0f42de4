import { array, assert, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildThread } from '@/data/conversations/thread';
import { authorChain } from './author-chain';

/** `1 ann`, `2<1 ann`: a post, what it answers, who wrote it. */
function thread(...lines: readonly string[]) {
  const read = lines.map((line) => /^(\d+)(?:<(\d+))? (\w+)$/.exec(line) ?? []);
  const authors = new Map(read.map(([, id = '', , author = '']) => [id, author]));
  const nodes = buildThread(read.map(([, id = '', parent]) => ({ id, parentId: parent ?? null })));
  return { nodes, authorOf: (id: string) => authors.get(id) };
}

describe('the text of one author', () => {
  test('begins where they began, and leaves out what others said between', () => {
    const { nodes, authorOf } = thread(
      '1 bob',
      '2<1 ann',
      '3<2 ann',
      '4<2 bob',
      '5<3 ann',
      '6<4 ann',
      '7<5 bob',
    );
    expect(authorChain(nodes, '5', authorOf)).toEqual(['2', '3', '5']);
    expect(authorChain(nodes, '2', authorOf)).toEqual(['2', '3', '5']);
    expect(authorChain(nodes, '6', authorOf)).toEqual(['6']);
  });

  test('is the post alone where its conversation is not known', () => {
    expect(authorChain([], '5', () => undefined)).toEqual(['5']);
  });

  test('is of one author, has the post, and is in the order of the conversation, whatever that is', () => {
    const posts = array(
      record({ parent: integer({ min: -3, max: 12 }), author: integer({ min: 0, max: 2 }) }),
      {
        minLength: 1,
        maxLength: 12,
      },
    );
    assert(
      property(posts, integer({ min: 0, max: 11 }), (made, pick) => {
        const at = String(pick % made.length);
        const nodes = buildThread(
          made.map(({ parent }, id) => ({ id: String(id), parentId: String(parent) })),
        );
        const authorOf = (id: string): string => String(made[Number(id)]?.author);
        const chain = authorChain(nodes, at, authorOf);
        expect(chain).toContain(at);
        expect(new Set(chain.map(authorOf)).size).toBe(1);
        const order = nodes.map(({ id }) => id);
        expect(chain).toEqual(order.filter((id) => chain.includes(id)));
      }),
    );
  });
});
