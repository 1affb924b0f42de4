import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Newest } from './newest';

test('what is taken in pieces is what sorting all of it gives', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), fc.integer({ min: 1, max: 7 }), (times, most) => {
      const ordinals = times.map((_, at) => at * 3);
      const newest = new Newest(ordinals, times);
      const taken: number[] = [];
      for (let some = newest.take(most); some.length > 0; some = newest.take(most)) taken.push(...some);
      const at = (ordinal: number): number => times[ordinal / 3] ?? 0;
      expect(taken).toEqual(ordinals.toSorted((a, b) => at(b) - at(a) || b - a));
      expect(newest.count).toBe(times.length);
    }),
  );
});
