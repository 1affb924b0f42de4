import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareIds } from '@/domain/ids';
import { id, ids } from '@/data/testing/make';
import { KEPT_ON_SHOW, TimelineQueue, type QueueEntry } from './queue';

const post = (number: number): QueueEntry => ({ id: id(number), contentId: id(number), by: null });
const repeat = (number: number, of: number): QueueEntry => ({
  id: id(number),
  contentId: id(of),
  by: `by ${number}`,
});
const posts = (from: number, to: number): QueueEntry[] =>
  ids(from, to).map((name) => ({ id: name, contentId: name, by: null }));

function filled(from: number, to: number): TimelineQueue {
  const queue = new TimelineQueue('newest');
  queue.replace(posts(from, to));
  return queue;
}

describe('the queue of a timeline', () => {
  it('shows the first posts at once and queues later ones (Q2)', () => {
    const queue = new TimelineQueue('newest');
    queue.receive([post(1)], false);
    expect(queue.shown).toEqual([id(1)]);
    queue.receive([post(2)], false);
    expect(queue.shown).toEqual([id(1)]);
    expect(queue.queued).toEqual([id(2)]);
  });

  it('shows at once only while nothing is queued (Q2)', () => {
    const queue = filled(1, 1);
    queue.receive([post(2)], true);
    expect(queue.shown).toEqual(ids(2, 1));
    queue.receive([post(3)], false);
    queue.receive([post(4)], true);
    expect(queue.queued).toEqual(ids(4, 3));
  });

  it('shows a post once, whether it comes itself or as a repeat (Q3)', () => {
    const queue = filled(5, 5);
    queue.receive([repeat(6, 5)], false);
    expect(queue.queued).toEqual([]);
    queue.receive([repeat(7, 1), repeat(8, 1)], false);
    expect(queue.queued).toHaveLength(1);
    queue.appendOlder([post(1)]);
    expect(queue.shown).toEqual([id(5)]);
  });

  it('names who else repeated a post that is here (Q13)', () => {
    const queue = filled(5, 5);
    queue.receive([repeat(6, 1)], true);
    queue.receive([repeat(7, 1), repeat(8, 5)], true);
    expect(queue.also.get(id(1))).toEqual(['by 7']);
    expect(queue.also.get(id(5))).toEqual(['by 8']);
    queue.receive([repeat(7, 1)], true);
    expect(queue.also.get(id(1))).toEqual(['by 7']);
  });

  it('tells beside a repeat that the post came itself, with whoever else repeated it (Q13)', () => {
    const queue = filled(5, 5);
    queue.receive([repeat(8, 1)], true);
    queue.appendOlder([post(1)]);
    expect(queue.shown).toEqual([id(8), id(5)]);
    expect(queue.also.get(id(1))).toEqual(['']);
    queue.receive([repeat(9, 1)], true);
    expect(queue.also.get(id(1))).toEqual(['', 'by 9']);
  });

  it('shows the next repeat, or the post, when the shown one is taken back (Q13)', () => {
    const queue = filled(5, 5);
    queue.receive([repeat(6, 1)], true);
    queue.receive([repeat(7, 1), repeat(8, 1)], true);
    expect(queue.remove(id(6))).toBe(true);
    expect(queue.shown).toEqual([id(7), id(5)]);
    expect(queue.also.get(id(1))).toEqual(['by 8']);
    expect(queue.remove(id(8))).toBe(true);
    expect(queue.also.get(id(1))).toBeUndefined();
    expect(queue.remove(id(1))).toBe(true);
    expect(queue.shown).toEqual([id(5)]);
  });

  it('adds every repeat when merging is off (Q3)', () => {
    const queue = new TimelineQueue('newest', () => false);
    queue.replace([post(5)]);
    queue.receive([repeat(6, 5)], false);
    expect(queue.queued).toEqual([id(6)]);
  });

  it('keeps the 50 newest when the queue is shown and names the new end (Q4)', () => {
    const queue = filled(60, 11);
    queue.receive(posts(65, 61), false);
    queue.showQueued();
    expect(queue.cutToNewest()).toBe(id(16));
    expect(queue.shown).toEqual(ids(65, 16));
    expect(queue.shown).toHaveLength(KEPT_ON_SHOW);
    // What was cut may come again with an older page.
    queue.appendOlder(posts(15, 11));
    expect(queue.shown.at(-1)).toBe(id(11));
  });

  it('cuts nothing off a short list (Q4)', () => {
    const queue = filled(10, 1);
    queue.receive([post(11)], false);
    queue.showQueued();
    expect(queue.cutToNewest()).toBeNull();
    expect(queue.shown).toEqual(ids(11, 1));
  });

  it('shows an own post at once without moving the bound (Q5, Q6)', () => {
    const queue = filled(10, 5);
    queue.insertOwn(post(20));
    expect(queue.shown[0]).toBe(id(20));
    expect(queue.newest).toBe(id(10));
    queue.receive([repeat(21, 10)], false);
    expect(queue.newest).toBe(id(21));
  });

  it('takes an own post out of the queue that the stream has put there before the answer (Q5)', () => {
    const queue = filled(10, 5);
    queue.receive([post(11), post(20)], false);
    queue.insertOwn(post(20));
    expect(queue.shown[0]).toBe(id(20));
    expect(queue.queued).toEqual([id(11)]);
    queue.insertOwn(post(20));
    expect(queue.shown.filter((one) => one === id(20))).toHaveLength(1);
  });

  it('forgets what the first answer does not name between its ends (Q10)', () => {
    const queue = filled(10, 1);
    queue.dropMissing([post(9), post(7), post(5)]);
    expect(queue.shown).toEqual([id(10), id(9), id(7), id(5), ...ids(4, 1)]);
  });

  it('removes a post with its repeats (Q11)', () => {
    const queue = new TimelineQueue('newest', () => false);
    queue.replace([repeat(9, 3), post(5), post(3)]);
    queue.receive([repeat(10, 3)], false);
    expect(queue.remove(id(3))).toBe(true);
    expect(queue.shown).toEqual([id(5)]);
    expect(queue.queued).toEqual([]);
    expect(queue.remove(id(3))).toBe(false);
  });

  it('is cut at the first evicted post (Q12)', () => {
    const queue = filled(10, 1);
    queue.receive([post(11)], false);
    expect(queue.cutAt(new Set([id(6), id(2)]))).toBe(id(7));
    expect(queue.shown).toEqual(ids(10, 7));
    queue.receive([post(6)], false);
    expect(queue.queued).toEqual([id(11), id(6)]);
  });

  it('keeps the order of the server where ids say nothing (Q1)', () => {
    const queue = new TimelineQueue('server');
    queue.replace([post(3), post(9), post(1)]);
    queue.appendOlder([post(7), post(9)]);
    expect(queue.shown).toEqual([id(3), id(9), id(1), id(7)]);
  });
});

type Step =
  | { is: 'receive'; batch: QueueEntry[]; atOnce: boolean }
  | { is: 'older'; batch: QueueEntry[] }
  | { is: 'own'; entry: QueueEntry }
  | { is: 'remove'; name: string }
  | { is: 'show' };

const anyEntry = fc
  .record({ number: fc.integer({ min: 1, max: 40 }), of: fc.option(fc.integer({ min: 1, max: 40 })) })
  .map(({ number, of }) => (of === null ? post(number) : repeat(number + 100, of)));
const anyBatch = fc.array(anyEntry, { maxLength: 6 });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ is: fc.constant('receive' as const), batch: anyBatch, atOnce: fc.boolean() }),
  fc.record({ is: fc.constant('older' as const), batch: anyBatch }),
  fc.record({ is: fc.constant('own' as const), entry: anyEntry }),
  fc.record({ is: fc.constant('remove' as const), name: fc.integer({ min: 1, max: 40 }).map(id) }),
  fc.record({ is: fc.constant('show' as const) }),
);

function apply(queue: TimelineQueue, step: Step): void {
  if (step.is === 'receive') queue.receive(step.batch, step.atOnce);
  if (step.is === 'older') queue.appendOlder(step.batch);
  if (step.is === 'own') queue.insertOwn(step.entry);
  if (step.is === 'remove') queue.remove(step.name);
  if (step.is === 'show') {
    queue.showQueued();
    queue.cutToNewest();
  }
}

const isSorted = (list: readonly string[]): boolean =>
  list.every((name, at) => at === 0 || compareIds(list[at - 1] ?? '', name) > 0);

describe('any sequence of events', () => {
  it('leaves shown and queued sorted, disjoint and exactly what `has` says (Q1)', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
        const queue = new TimelineQueue('newest');
        for (const step of steps) {
          apply(queue, step);
          const all = [...queue.shown, ...queue.queued];
          expect(isSorted(queue.shown)).toBe(true);
          expect(isSorted(queue.queued)).toBe(true);
          expect(new Set(all).size).toBe(all.length);
          expect(all.every((name) => queue.has(name))).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('loses no post: what was received is there, was removed, or was cut (Q2, Q4)', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
        const queue = new TimelineQueue('newest', () => false);
        const expected = new Set<string>();
        const contents = new Map<string, string>();
        for (const step of steps) {
          apply(queue, step);
          const came = 'batch' in step ? step.batch : step.is === 'own' ? [step.entry] : [];
          for (const entry of came) {
            if (!expected.has(entry.id)) contents.set(entry.id, entry.contentId);
            expected.add(entry.id);
          }
          if (step.is === 'remove')
            for (const [name, content] of contents)
              if (name === step.name || content === step.name) expected.delete(name);
          if (expected.size > KEPT_ON_SHOW) return;
          expect(new Set([...queue.shown, ...queue.queued])).toEqual(expected);
        }
      }),
      { numRuns: 300 },
    );
  });
});
