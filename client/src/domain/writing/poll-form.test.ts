import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountRange,
  clampAmount,
  cutOption,
  inSeconds,
  inUnits,
  offeredUnits,
  pollProblem,
  POLL_UNITS,
  sentOptions,
  startPoll,
  withNewOption,
  withoutOption,
} from './poll-form';

const limits = { maxOptions: 4, maxOptionChars: 20, minExpiration: 300, maxExpiration: 2_629_746 };

describe('a new poll', () => {
  it('has two empty options and ten minutes', () => {
    expect(startPoll(limits)).toEqual({ options: ['', ''], multiple: false, expiresIn: 600 });
  });

  it('lasts as long as the server asks for where ten minutes are too short', () => {
    expect(startPoll({ ...limits, minExpiration: 3600 }).expiresIn).toBe(3600);
  });
});

describe('the time', () => {
  it('is offered in units of which one fits', () => {
    expect(offeredUnits(limits)).toEqual(['minutes', 'hours', 'days']);
    expect(offeredUnits({ maxExpiration: 7200 })).toEqual(['minutes', 'hours']);
    expect(offeredUnits({ maxExpiration: 5 })).toEqual(['minutes']);
  });

  it('is raised and then lowered to what the server takes', () => {
    expect(clampAmount(1, 'minutes', limits)).toBe(5);
    expect(clampAmount(90, 'days', limits)).toBe(30);
    expect(clampAmount(Number.NaN, 'hours', limits)).toBe(1);
    expect(clampAmount(-3, 'days', limits)).toBe(1);
  });

  const sane = fc
    .tuple(fc.integer({ min: 60, max: 86_400 }), fc.integer({ min: 60, max: 10_000_000 }))
    .map(([minExpiration, more]) => ({ ...limits, minExpiration, maxExpiration: minExpiration + more }));

  it('stays within the limits whatever is typed, in every unit that has whole amounts', () => {
    fc.assert(
      fc.property(sane, fc.constantFrom(...POLL_UNITS), fc.double(), (own, unit, typed) => {
        const { min, max } = amountRange(unit, own);
        const amount = clampAmount(typed, unit, own);
        expect(Number.isInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(1);
        if (min > max || max < 1) return;
        expect(inSeconds(amount, unit)).toBeGreaterThanOrEqual(own.minExpiration);
        expect(inSeconds(amount, unit)).toBeLessThanOrEqual(own.maxExpiration);
      }),
    );
  });

  it('is told in the largest unit that tells it exactly', () => {
    expect(inUnits(600, limits)).toEqual({ amount: 10, unit: 'minutes' });
    expect(inUnits(7200, limits)).toEqual({ amount: 2, unit: 'hours' });
    expect(inUnits(86_400, limits)).toEqual({ amount: 1, unit: 'days' });
    expect(inUnits(5400, limits)).toEqual({ amount: 90, unit: 'minutes' });
  });
});

describe('options', () => {
  it('that are blank or repeated are not sent, and two must be left', () => {
    expect(sentOptions([' tea ', '', 'tea', 'Coffee'])).toEqual(['tea', 'Coffee']);
    expect(pollProblem({ options: ['tea', ' tea', ''] })).toBe('not-enough-options');
    expect(pollProblem({ options: ['tea', 'coffee'] })).toBeNull();
  });

  it('are added up to the limit and removed down to two lines', () => {
    expect(withNewOption(['a', 'b', 'c'], limits)).toEqual(['a', 'b', 'c', '']);
    expect(withNewOption(['a', 'b', 'c', 'd'], limits)).toHaveLength(4);
    expect(withoutOption(['a', 'b', 'c'], 1)).toEqual(['a', 'c']);
    expect(withoutOption(['a', 'b'], 0)).toEqual(['', 'b']);
  });

  it('are cut to the limit without halving a character', () => {
    expect(cutOption('ab🦀', 3)).toBe('ab');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat({ max: 30 }), (text, chars) => {
        const cut = cutOption(text, chars);
        expect(text.startsWith(cut)).toBe(true);
        expect(() => encodeURIComponent(cut)).not.toThrow();
        if (chars > 0) expect(cut.length).toBeLessThanOrEqual(chars);
      }),
    );
  });
});
