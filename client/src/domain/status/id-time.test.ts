import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareIds } from '@/domain/ids';
import { familyOfId, idAtTime, timeOfId, type IdFamily } from './id-time';

const FAMILIES: readonly IdFamily[] = ['flake', 'snowflake', 'ulid'];
const someTime = fc.integer({ min: Date.UTC(2016, 0, 1), max: Date.UTC(2090, 0, 1) });

describe('the time within an id', () => {
  it.each([
    ['snowflake', String(BigInt(1_668_500_000_123) * 65_536n + 4_711n), 1_668_500_000_123],
    // The example of the ULID specification.
    ['ulid', '01ARYZ6S41TSV4RRFFQ69G5FAV', 1_469_918_176_385],
  ] as const)('of a %s is the time of the post', (family, id, time) => {
    expect(familyOfId(id)).toBe(family);
    expect(timeOfId(id)).toBe(time);
  });

  it('of a flake is its first 64 bits', () => {
    const id = idAtTime('flake', 1_795_000_000_000);
    expect(id).toMatch(/^[\dA-Za-z]{18}$/);
    expect(familyOfId(id)).toBe('flake');
    expect(timeOfId(id)).toBe(1_795_000_000_000);
  });

  it.each(['', '12', '4711', 'a'.repeat(32), 'not an id', '123456789012345', '999999999999999999999'])(
    'is not there in %j',
    (id) => {
      expect(familyOfId(id)).toBeNull();
      expect(timeOfId(id)).toBeNull();
    },
  );

  it('of a ULID of digits alone sorts among those with letters', () => {
    const at = 1_418_724_681_001;
    const [digits, letters] = [at, at + 1].map((time) => idAtTime('ulid', time) ?? '');
    expect(digits).toMatch(/^\d{26}$/);
    expect(letters).toMatch(/[A-Z]/);
    expect(compareIds(digits ?? '', letters ?? '')).toBe(-1);
  });

  it.each(FAMILIES)('comes back from a %s made for it, and ids sort as their times do', (family) => {
    fc.assert(
      fc.property(someTime, someTime, (a, b) => {
        const [first, second] = [idAtTime(family, a), idAtTime(family, b)];
        expect(timeOfId(first)).toBe(a);
        expect(Math.sign(compareIds(first, second))).toBe(Math.sign(a - b));
      }),
    );
  });

  it.each(FAMILIES)('of a %s never throws, whatever time is asked for', (family) => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (time) => {
        expect(idAtTime(family, time).length).toBeGreaterThan(0);
      }),
    );
  });
});
