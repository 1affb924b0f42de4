import { describe, expect, it } from 'vitest';
import type { Json } from './json.ts';
import { type Knowledge, mismatches, shapeOf, union } from './shape.ts';

const nothing: Knowledge = { byKey: new Map(), maps: new Set(), mayBeEmpty: new Set() };
const check = (recorded: Json, answer: Json, known = nothing): string[] =>
  mismatches(shapeOf(recorded), answer, '$', known);

describe('mismatches', () => {
  it('accepts the same keys and types with other values and more keys', () => {
    expect(check({ id: '1', count: 3, on: true }, { id: '2', count: 0, on: false, more: [] })).toEqual([]);
  });

  it('names a key that is missing, however deep', () => {
    expect(check({ a: { b: [{ c: 1 }] } }, { a: { b: [{}] } })).toEqual(['$.a.b[0].c is missing']);
  });

  it('names another type', () => {
    expect(check({ id: '1' }, { id: 1 })).toEqual(['$.id is number, recorded as string']);
    expect(check([], {})).toEqual(['$ is object, recorded as array']);
  });

  it('takes null only where the recordings show both', () => {
    expect(check({ url: 'x' }, { url: null })).toEqual(['$.url is null, recorded as string']);
    const byKey = new Map([['url', union(shapeOf('x'), shapeOf(null))]]);
    expect(check({ url: 'x' }, { url: null }, { ...nothing, byKey })).toEqual([]);
    expect(check({ url: null }, { url: 'x' }, { ...nothing, byKey })).toEqual([]);
    expect(check({ url: null }, { url: 1 }, { ...nothing, byKey })).toEqual([
      '$.url is number, recorded as null',
    ]);
  });

  it('compares what stands where the recording had null with the same key elsewhere', () => {
    const byKey = new Map([['poll', union(shapeOf(null), shapeOf({ id: '1' }))]]);
    expect(check({ poll: null }, { poll: {} }, { ...nothing, byKey })).toEqual(['$.poll.id is missing']);
  });

  it('asks of list items only what all recorded items have', () => {
    const recorded = [{ id: '1', status: {} }, { id: '2' }];
    expect(check(recorded, [{ id: '3' }])).toEqual([]);
    expect(check(recorded, [{ status: {} }])).toEqual(['$[0].id is missing']);
    expect(check(recorded, [{ id: '3', status: 'x' }])).toEqual([
      '$[0].status is string, recorded as object',
    ]);
  });

  it('does not take an empty list for a full one', () => {
    expect(check([1], [])).toEqual(['$ is empty']);
    expect(check({ tags: [1] }, { tags: [] }, { ...nothing, mayBeEmpty: new Set(['tags']) })).toEqual([]);
    expect(check([], [1])).toEqual([]);
    expect(check([{ tags: [1] }, { tags: [] }], [{ tags: [] }])).toEqual([]);
  });

  it('does not compare the names inside a map', () => {
    expect(
      check({ emoji: { a: {} } }, { emoji: { b: {} } }, { ...nothing, maps: new Set(['emoji']) }),
    ).toEqual([]);
  });
});
