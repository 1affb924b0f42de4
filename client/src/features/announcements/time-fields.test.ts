import { describe, expect, test } from 'vitest';
import { EMPTY_DRAFT, problemOf, switchKind, toDraft, toField } from './time-fields';

describe('times of an announcement', () => {
  test('an all-day one stands for days, wherever its reader is', () => {
    const draft = { content: ' Walk ', starts: '2026-11-21', ends: '2026-11-22', allDay: true };
    expect(toDraft(draft)).toEqual({
      content: 'Walk',
      startsAt: Date.parse('2026-11-21T00:00:00Z'),
      endsAt: Date.parse('2026-11-22T23:59:59Z'),
      allDay: true,
    });
    expect(toField(Date.parse('2026-11-22T23:59:59Z'), true)).toBe('2026-11-22');
  });
  test('what is read from the server is what the field shows, to the minute', () => {
    const time = new Date(2026, 10, 21, 9, 5).getTime();
    expect(toField(time, false)).toBe('2026-11-21T09:05');
    expect(toDraft({ ...EMPTY_DRAFT, starts: toField(time, false) }).startsAt).toBe(time);
    expect(toField(null, false)).toBe('');
  });
  test('the switch keeps the day', () => {
    expect(switchKind('2026-11-21T09:05', true)).toBe('2026-11-21');
    expect(switchKind('2026-11-21', false)).toBe('2026-11-21T00:00');
    expect(switchKind('', true)).toBe('');
  });
  test('an end before the start, or no words, cannot be sent', () => {
    expect(problemOf(EMPTY_DRAFT)).toBe('empty');
    const draft = { content: 'x', starts: '2026-11-21T09:00', ends: '2026-11-21T08:00', allDay: false };
    expect(problemOf(draft)).toBe('ends-first');
    expect(problemOf({ ...draft, ends: '' })).toBeNull();
  });
});
