import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { makeNotification } from '../../../test/make';
import type { NotificationKind } from './notification';
import { groupNotifications } from './notification-groups';

const DAY = 86_400_000;
const dayOf = (time: number): string => String(Math.floor(time / DAY));
const note = (id: string, kind: NotificationKind, facts: Partial<ReturnType<typeof makeNotification>> = {}) =>
  makeNotification({ id, kind, statusId: 's', accountId: `by ${id}`, createdAt: 0, seen: true, ...facts });
const idsOf = (...list: ReturnType<typeof note>[]) =>
  groupNotifications(list, dayOf).map(({ ids }) => ids.join(' '));

describe('notifications in groups', () => {
  test('likes, repeats and reactions of one post fold, each kind by itself', () => {
    const list = [note('9', 'favourite'), note('8', 'reblog'), note('7', 'favourite'), note('6', 'reaction')];
    expect(idsOf(...list, note('5', 'favourite', { statusId: 'other' }))).toEqual(['9 7', '8', '6', '5']);
  });
  test('follows of a day fold', () => {
    const follow = (id: string, createdAt: number) => note(id, 'follow', { statusId: null, createdAt });
    expect(idsOf(follow('3', DAY + 5), follow('2', DAY + 1), follow('1', 5))).toEqual(['3 2', '1']);
  });
  test('mentions, polls, requests and what nobody knows stay single', () => {
    const kinds = [
      'mention',
      'poll',
      'follow_request',
      'unknown',
      'update',
      'move',
      'report',
      'status',
    ] as const;
    for (const kind of kinds) expect(idsOf(note('2', kind), note('1', kind))).toEqual(['2', '1']);
  });
  test('read and unread ones do not mix, and muted people stay alone', () => {
    const unseen = note('3', 'favourite', { seen: false });
    expect(idsOf(unseen, note('2', 'favourite'), note('1', 'favourite', { muted: true }))).toEqual([
      '3',
      '2',
      '1',
    ]);
  });
  test('a row keeps its key when somebody joins it', () => {
    const [before] = groupNotifications([note('1', 'favourite')], dayOf);
    const [after] = groupNotifications([note('2', 'favourite'), note('1', 'favourite')], dayOf);
    expect(after?.key).toBe(before?.key);
  });
  test('nothing is lost, doubled or put before what is newer', () => {
    const one = fc.record({
      kind: fc.constantFrom<NotificationKind>('favourite', 'reblog', 'mention', 'follow', 'reaction'),
      statusId: fc.constantFrom('a', 'b', null),
      createdAt: fc.nat(3 * DAY),
      seen: fc.boolean(),
      muted: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 40 }), (facts) => {
        const list = facts.map((fact, at) => note(String(at), fact.kind, fact));
        const groups = groupNotifications(list, dayOf);
        expect(groups.flatMap(({ ids }) => ids).toSorted()).toEqual(list.map(({ id }) => id).toSorted());
        for (const { ids } of groups)
          expect(ids.map(Number)).toEqual(ids.map(Number).toSorted((a, b) => a - b));
        const heads = groups.map(({ ids }) => Number(ids[0]));
        expect(heads).toEqual(heads.toSorted((a, b) => a - b));
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
      }),
    );
  });
});
