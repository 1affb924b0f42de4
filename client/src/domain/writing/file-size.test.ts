import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileSize } from './file-size';

it.each([
  [0, 0, 'B'],
  [1023, 1023, 'B'],
  [1024, 1, 'KiB'],
  [13_107_200, 12.5, 'MiB'],
  [16_000_000, 15.26, 'MiB'],
  [1024 ** 3 - 1, 1, 'GiB'],
  [3 * 1024 ** 4, 3, 'TiB'],
  [5000 * 1024 ** 4, 5000, 'TiB'],
])('%i bytes are %f %s', (bytes, amount, unit) => {
  expect(fileSize(bytes)).toEqual({ amount, unit });
});

it('never shows 1,024 of a unit that has a larger one', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1024 ** 4 }), (bytes) => {
      expect(fileSize(bytes).amount).toBeLessThan(1024);
    }),
  );
});
