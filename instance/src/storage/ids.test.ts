import { expect, it } from 'vitest';
import { idAt, isFlake, newId, timeOf } from './ids.ts';

const NOON = Date.UTC(2026, 10, 21, 12);

it('makes ids that only ever grow, even when the clock stands still or steps back', () => {
  const times = [NOON, NOON, NOON + 5, NOON - 60_000, NOON + 6];
  const ids = Array.from({ length: 500 }, (_, index) => newId(times[index % times.length]));
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
});

it('makes more ids in one millisecond than a sequence holds', () => {
  const later = NOON + 1_000_000;
  const ids = Array.from({ length: 70_000 }, () => newId(later));
  expect(new Set(ids).size).toBe(ids.length);
  expect((ids.at(-1) ?? '') > (ids[0] ?? '')).toBe(true);
});

it('sorts an id for a past date by that date', () => {
  const old = idAt(Date.UTC(2024, 0, 1));
  const older = idAt(Date.UTC(2023, 0, 1));
  expect([newId(), old, older].toSorted()).toEqual([older, old, expect.any(String)]);
  expect(timeOf(old)).toBe(Date.UTC(2024, 0, 1));
});

it('makes the same past id for the same seed', () => {
  expect(idAt(NOON, 7)).toBe(idAt(NOON, 7));
  expect(idAt(NOON, 7) < idAt(NOON, 8)).toBe(true);
});

it('knows its ids from other texts', () => {
  expect(isFlake(newId())).toBe(true);
  expect([isFlake('_'), isFlake('ada'), isFlake("1' OR '1'='1----")]).toEqual([false, false, false]);
});
