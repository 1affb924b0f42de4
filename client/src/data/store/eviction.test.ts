import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { bundle, repeatOf } from '@/data/testing/make';
import { createIngest } from '@/data/ingest/ingest';
import { installEviction } from './eviction';
import { createStore } from './store';

function world(limit: number) {
  const store = createStore();
  const ingest = createIngest(store);
  const visible = new Set<string>();
  const onEvicted = vi.fn<(ids: ReadonlySet<string>) => void>();
  installEviction(store, { limit, named: () => visible, onEvicted });
  const add = (id: string, author = `author-${id}`): void =>
    void ingest.status(bundle(id, { account: { id: author, username: author, acct: author } }));
  return {
    store,
    ingest,
    visible,
    onEvicted,
    add,
    has: (id: string) => store.statuses.get(id) !== undefined,
  };
}

describe('eviction', () => {
  it('keeps at most the limit, the least recently shown go first (E1, E5, E6)', () => {
    const { store, add, has, onEvicted } = world(3);
    ['1', '2', '3'].forEach((id) => add(id));
    store.statuses.readable('1').subscribe(() => undefined)();
    add('4');
    expect(store.statuses.size()).toBeLessThanOrEqual(3);
    expect(has('1')).toBe(true);
    expect(has('2')).toBe(false);
    expect(onEvicted.mock.calls.flatMap(([ids]) => [...ids])).toContain('2');
  });

  it('never takes what a visible list names or somebody listens to (E2, E3)', () => {
    const { store, add, has, visible } = world(2);
    add('1');
    add('2');
    visible.add('1');
    store.statuses.readable('2').subscribe(() => undefined);
    ['3', '4', '5'].forEach((id) => add(id));
    expect(has('1')).toBe(true);
    expect(has('2')).toBe(true);
  });

  it('keeps the repeated post with its repeat (E4)', () => {
    const { ingest, add, has, visible } = world(3);
    ingest.status(repeatOf('r', 'original'));
    visible.add('r');
    ['3', '4', '5', '6'].forEach((id) => add(id));
    expect(has('r')).toBe(true);
    expect(has('original')).toBe(true);
  });

  it('takes authors that nothing names any more, never a shared one (E5)', () => {
    const { store, add } = world(2);
    add('1', 'lonely');
    add('2', 'shared');
    add('3', 'shared');
    add('4', 'new');
    expect(store.accounts.get('lonely')).toBeUndefined();
    expect(store.accounts.get('shared')).toBeDefined();
  });

  it('holds for any order of adding, looking and leaving (E1 to E3)', () => {
    const anyStep = fc.record({
      id: fc.integer({ min: 0, max: 30 }).map(String),
      what: fc.constantFrom('add', 'watch', 'leave', 'list', 'unlist'),
    });
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 120 }), (steps) => {
        const { store, add, has, visible } = world(8);
        const watched = new Map<string, () => void>();
        for (const { id, what } of steps) {
          const inUse = [...visible, ...watched.keys()].filter(has);
          if (what === 'add') add(id);
          if (what === 'watch' && !watched.has(id)) {
            watched.set(
              id,
              store.statuses.readable(id).subscribe(() => undefined),
            );
          }
          if (what === 'leave') {
            watched.get(id)?.();
            watched.delete(id);
          }
          if (what === 'list') visible.add(id);
          if (what === 'unlist') visible.delete(id);
          for (const kept of inUse) expect(has(kept)).toBe(true);
          const used = new Set([...visible, ...watched.keys()].filter(has)).size;
          expect(store.statuses.size()).toBeLessThanOrEqual(Math.max(8, used) + 1);
        }
      }),
      { numRuns: 200 },
    );
  });
});
