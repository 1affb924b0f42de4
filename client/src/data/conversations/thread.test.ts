import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildThread, type ThreadPost } from './thread';
import { cpuMs } from '../../../test/cpu-ms';

const byId = (posts: readonly ThreadPost[]) => new Map(buildThread(posts).map((node) => [node.id, node]));

describe('a thread from a flat list', () => {
  it('hangs replies under their parents, oldest first', () => {
    const nodes = byId([
      { id: '4', parentId: '1' },
      { id: '1', parentId: null },
      { id: '3', parentId: '2' },
      { id: '2', parentId: '1' },
    ]);
    expect([...nodes.keys()]).toEqual(['1', '2', '3', '4']);
    expect(nodes.get('1')?.replies).toEqual(['2', '4']);
    expect([...nodes.values()].map(({ depth }) => depth)).toEqual([0, 1, 2, 1]);
  });

  it('puts parents before their replies where ids do not follow the time', () => {
    const nodes = byId([
      { id: '9', parentId: null },
      { id: '2', parentId: '9' },
      { id: '1', parentId: '2' },
      { id: '5', parentId: '9' },
    ]);
    expect([...nodes.keys()]).toEqual(['9', '2', '1', '5']);
    expect(nodes.get('9')?.replies).toEqual(['2', '5']);
  });

  it('makes roots of posts whose parent is missing or cannot be loaded', () => {
    const nodes = byId([
      { id: '2', parentId: '_' },
      { id: '3', parentId: 'elsewhere' },
      { id: '_', parentId: null },
    ]);
    expect([...nodes.values()].every(({ depth, parentId }) => depth === 0 && parentId === null)).toBe(true);
  });

  it('breaks circles', () => {
    const nodes = byId([
      { id: '1', parentId: '3' },
      { id: '2', parentId: '1' },
      { id: '3', parentId: '2' },
      { id: '4', parentId: '4' },
    ]);
    expect(nodes.get('1')).toMatchObject({ parentId: null, replies: ['2'], depth: 0 });
    expect(nodes.get('4')).toMatchObject({ parentId: null, depth: 0 });
  });

  it('names every post once, at a depth one below its parent, whatever the links (property)', () => {
    const anyId = fc.integer({ min: 0, max: 12 }).map(String);
    const anyPost = fc.record({ id: anyId, parentId: fc.option(fc.oneof(anyId, fc.constant('_'))) });
    fc.assert(
      fc.property(fc.array(anyPost, { maxLength: 30 }), (posts) => {
        const nodes = byId(posts);
        expect(new Set(nodes.keys())).toEqual(new Set(posts.map(({ id }) => id)));
        for (const node of nodes.values()) {
          const parent = node.parentId === null ? undefined : nodes.get(node.parentId);
          expect(node.depth).toBe(parent ? parent.depth + 1 : 0);
          if (parent) expect(parent.replies.filter((id) => id === node.id)).toHaveLength(1);
        }
        const named = [...nodes.values()].flatMap(({ replies }) => replies);
        const roots = [...nodes.values()].filter(({ parentId }) => parentId === null);
        expect(named.length + roots.length).toBe(nodes.size);
      }),
      { numRuns: 500 },
    );
  });

  it('takes a circle of five thousand posts without delay', () => {
    const posts = Array.from({ length: 5000 }, (_, at) => ({
      id: String(at),
      parentId: String((at + 1) % 5000),
    }));
    const took = cpuMs(() => expect(buildThread(posts)).toHaveLength(5000));
    expect(took).toBeLessThan(5_000);
  });
});
