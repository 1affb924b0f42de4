import { describe, expect, it } from 'vitest';
import { buildThread } from '@/data/conversations/thread';
import { linearRows, rowKey, treeRows, type ThreadRow, type TreeOptions } from './thread-rows';
import { relativeOf, relativeOfKey } from './thread-keys';

/** `1 1.1 1.1.1 2`: a name without its last part is the parent. */
const threadOf = (...names: string[]) =>
  buildThread(
    names.map((id) => {
      const parent = id.split('.').slice(0, -1).join('.');
      return { id, parentId: parent === '' ? null : parent };
    }),
  );

const rows = (names: string[], at: string, more: Partial<TreeOptions> = {}): readonly ThreadRow[] =>
  treeRows(threadOf(...names), { at, maxDepth: 6, othersBelow: true, shows: () => undefined, ...more });
const keys = (list: readonly ThreadRow[]): readonly string[] => list.map(rowKey);

const CONVERSATION = ['1', '1.1', '1.1.1', '1.2', '1.2.1', '2', '2.1'];

describe('a conversation as a tree', () => {
  it('shows all roots with their branches when it is opened at a root', () => {
    expect(keys(rows(CONVERSATION, '1'))).toEqual(['1', '1.1', '1.1.1', '1.2', '1.2.1', '2', '2.1']);
  });

  it('shows ancestors, the post and its branch when it is opened at a reply', () => {
    const list = rows(CONVERSATION, '1.1');
    expect(keys(list)).toEqual(['all:1', '1', 'others:1', '1.1', '1.1.1']);
    expect(list[0]).toEqual({ is: 'all', id: '1', count: 1 });
    expect(list[2]).toEqual({ is: 'others', id: '1', others: 1 });
    expect(list[3]).toMatchObject({ is: 'selected', id: '1.1' });
  });

  it('puts the number of other replies inside the ancestor when asked to', () => {
    const list = rows(CONVERSATION, '1.1', { othersBelow: false });
    expect(list[1]).toEqual({ is: 'ancestor', id: '1', others: 1 });
    expect(keys(list)).not.toContain('others:1');
  });

  it('begins the branches below the selected post at the edge, those of other roots one step in', () => {
    const steps = rows(CONVERSATION, '1').flatMap((row) =>
      row.is === 'reply' ? [[row.id, row.indent]] : [],
    );
    expect(steps).toEqual([
      ['1.1', 0],
      ['1.1.1', 1],
      ['1.2', 0],
      ['1.2.1', 1],
      ['2', 0],
      ['2.1', 1],
    ]);
  });

  it('runs a line beside a branch down to the later reply', () => {
    const found = rows(['1', '1.1', '1.1.1', '1.1.1.1', '1.1.2'], '1');
    const of = (id: string) => found.find((row) => row.is === 'reply' && row.id === id);
    expect(of('1.1.1')).toMatchObject({ indent: 1, lines: '', goesOn: true });
    expect(of('1.1.1.1')).toMatchObject({ indent: 2, lines: '1', goesOn: false });
    expect(of('1.1.2')).toMatchObject({ indent: 1, lines: '', goesOn: false, open: false });
  });

  const deep = [
    '1',
    '1.1',
    '1.1.1',
    '1.1.1.1',
    '1.1.1.1.1',
    '1.1.1.1.1.1',
    '1.1.1.1.1.1.1',
    '1.1.1.1.1.1.1.1',
  ];

  it('shows the replies of posts up to four levels below, then says how many more there are (CONV-03)', () => {
    const list = rows(deep, '1');
    expect(keys(list)).toEqual([...deep.slice(0, 6), 'more:1.1.1.1.1.1']);
    expect(list.at(-1)).toMatchObject({ why: 'deep', count: 2, depth: 2, indent: 5 });
  });

  it('counts the depth from where the reader has dived to', () => {
    expect(keys(rows(deep, '1.1.1')).at(-1)).toBe(deep.at(-1));
  });

  it('never goes below one level, whatever the setting', () => {
    expect(keys(rows(deep, '1', { maxDepth: 0 }))).toEqual(['1', '1.1', '1.1.1', 'more:1.1.1']);
  });

  it('unfolds a deep branch as a whole, and folds any branch', () => {
    expect(keys(rows(deep, '1', { shows: (id) => (id === '1.1.1.1.1.1' ? true : undefined) }))).toEqual(deep);
    const folded = rows(deep, '1', { shows: (id) => (id === '1.1' ? false : undefined) });
    expect(keys(folded)).toEqual(['1', '1.1', 'more:1.1']);
    expect(folded.at(-1)).toMatchObject({ why: 'folded', count: 6 });
  });

  it('shows the opened post alone before the rest is known', () => {
    expect(keys(rows(['5'], '5'))).toEqual(['5']);
    expect(rows([], '5')).toEqual([]);
  });

  it('takes a thousand replies and a chain of a thousand without delay', () => {
    const wide = ['1', ...Array.from({ length: 1000 }, (_, at) => `1.${at}`)];
    expect(rows(wide, '1')).toHaveLength(1001);
    const chain = buildThread(
      Array.from({ length: 1000 }, (_, at) => ({
        id: String(at),
        parentId: at === 0 ? null : String(at - 1),
      })),
    );
    const list = treeRows(chain, { at: '999', maxDepth: 6, othersBelow: true, shows: () => undefined });
    expect(list).toHaveLength(1000);
  });
});

it('a list marks the opened post', () => {
  expect(linearRows(threadOf('1', '2'), '2')).toEqual([
    { is: 'post', id: '1', number: 1, replies: [] },
    { is: 'selected', id: '2', number: 2, replies: [] },
  ]);
});

it('a list tells the numbers of what answers a post', () => {
  const list = linearRows(threadOf('1', '2', '1.1', '2.1', '1.2'), '2');
  expect(list[0]).toEqual({
    is: 'post',
    id: '1',
    number: 1,
    replies: [
      { id: '1.1', number: 3 },
      { id: '1.2', number: 4 },
    ],
  });
  expect(list[1]).toMatchObject({ is: 'selected', replies: [{ id: '2.1', number: 5 }] });
});

describe('walking through a thread by keys', () => {
  const nodes = threadOf('1', '1.1', '1.1.1', '1.2');

  it('goes to the parent, the first reply and the replies beside', () => {
    expect(relativeOf(nodes, '1.1', 'parent')).toBe('1');
    expect(relativeOf(nodes, '1', 'child')).toBe('1.1');
    expect(relativeOf(nodes, '1.1', 'next')).toBe('1.2');
    expect(relativeOf(nodes, '1.2', 'previous')).toBe('1.1');
    expect(relativeOf(nodes, '1.2', 'next')).toBeNull();
    expect(relativeOf(nodes, '1', 'parent')).toBeNull();
  });

  it('turns the arrows round in a right-to-left page and leaves combinations alone', () => {
    const press = (key: string, more: object = {}) => ({
      key,
      shiftKey: false,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      ...more,
    });
    expect(relativeOfKey(press('ArrowLeft'), false)).toBe('parent');
    expect(relativeOfKey(press('ArrowLeft'), true)).toBe('child');
    expect(relativeOfKey(press('ArrowDown', { shiftKey: true }), false)).toBe('next');
    expect(relativeOfKey(press('ArrowDown'), false)).toBeNull();
    expect(relativeOfKey(press('ArrowLeft', { altKey: true }), false)).toBeNull();
  });
});
