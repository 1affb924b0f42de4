import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_ZOOM, partOf, pulled, WHOLE } from './crop';

const sizes = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
});
const axis = fc.double({ min: -2, max: 3, noNaN: true });
const crops = fc.record({ zoom: fc.double({ min: 0.1, max: MOST_ZOOM * 2, noNaN: true }), x: axis, y: axis });

test('the part lies in the picture and has the shape, whatever was asked for', () => {
  fc.assert(
    fc.property(sizes, crops, fc.constantFrom(1, 3, 16 / 9), (picture, crop, ratio) => {
      const { left, top, width, height } = partOf(picture, ratio, crop);
      expect(left).toBeGreaterThanOrEqual(-1e-6);
      expect(top).toBeGreaterThanOrEqual(-1e-6);
      expect(left + width).toBeLessThanOrEqual(picture.width + 1e-6);
      expect(top + height).toBeLessThanOrEqual(picture.height + 1e-6);
      expect(width / height).toBeCloseTo(ratio, 6);
    }),
  );
});

test('a pull moves the picture with the pointer', () => {
  const picture = { width: 400, height: 200 };
  const before = partOf(picture, 1, WHOLE);
  const after = partOf(picture, 1, pulled(picture, 1, WHOLE, { x: 50, y: 10, frame: 100 }));
  // The frame shows 200 pixels in 100: half as many of the screen are twice as many of the picture.
  expect(after.left).toBeCloseTo(before.left - 100, 6);
  // It fills the frame from top to bottom: there is nowhere to go.
  expect(after.top).toBe(before.top);
});
