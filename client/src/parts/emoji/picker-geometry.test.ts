import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickerPlace } from './picker-geometry';

const size = { width: 352, height: 432 };
const edges = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
/** The compose window at two sizes of the view. */
const wide = {
  view: { width: 1440, height: 900 },
  size,
  anchor: edges(495, 446, 36, 36),
  frame: edges(410, 52, 620, 441),
  line: edges(431, 240, 578, 26),
  rightToLeft: false,
};
const narrow = {
  ...wide,
  view: { width: 1024, height: 768 },
  anchor: edges(287, 446, 36, 36),
  frame: edges(202, 52, 620, 441),
  line: edges(223, 240, 578, 26),
};

describe('the emoji picker', () => {
  it('stands beside the window where there is room, their lower edges in line', () => {
    expect(pickerPlace(wide)).toEqual({ left: 1044, top: 61, maxHeight: 884 });
    expect(pickerPlace({ ...wide, rightToLeft: true }).left).toBe(410 - 14 - 352);
  });

  it('begins with a window that is lower than itself', () => {
    const place = pickerPlace({ ...wide, frame: edges(410, 52, 620, 300) });
    expect(place.top).toBe(52);
  });

  it('leaves the line with the caret free where the window leaves no room beside it', () => {
    expect(pickerPlace(narrow)).toEqual({ left: 329, top: 272, maxHeight: 488 });
    const low = pickerPlace({ ...narrow, line: edges(223, 600, 578, 26), anchor: edges(287, 650, 36, 36) });
    // It grows when its emoji have come.
    expect(low).toEqual({ left: 329, top: 162, maxHeight: 586 });
  });

  it('stands at its button in a form of the page', () => {
    const inPage = { ...wide, frame: null, anchor: edges(100, 300, 36, 36), line: edges(60, 250, 300, 26) };
    expect(pickerPlace(inPage)).toMatchObject({ left: 100, top: 342 });
    expect(pickerPlace({ ...inPage, anchor: edges(100, 800, 36, 36) })).toMatchObject({
      left: 100,
      top: 362,
    });
  });

  it('is always whole in the view, and off the line unless no side of it has room', () => {
    const at = fc.record({
      view: fc.record({
        width: fc.integer({ min: 801, max: 2600 }),
        height: fc.integer({ min: 300, max: 1600 }),
      }),
      x: fc.double({ min: 0, max: 1, noNaN: true }),
      y: fc.double({ min: 0, max: 1, noNaN: true }),
      lineAbove: fc.integer({ min: 30, max: 500 }),
      rightToLeft: fc.boolean(),
    });
    fc.assert(
      fc.property(at, ({ view, x, y, lineAbove, rightToLeft }) => {
        const anchor = edges(x * (view.width - 36), y * (view.height - 36), 36, 36);
        const line = edges(20, anchor.top - lineAbove, 300, 26);
        const place = pickerPlace({ view, size, anchor, frame: null, line, rightToLeft });
        const bottom = place.top + Math.min(size.height, place.maxHeight);
        expect(place.left).toBeGreaterThanOrEqual(8);
        expect(place.left + size.width).toBeLessThanOrEqual(view.width - 8);
        expect(place.top).toBeGreaterThanOrEqual(8);
        expect(bottom).toBeLessThanOrEqual(view.height - 8);
        const room = Math.max(line.top - 14, view.height - 14 - line.bottom);
        if (line.top >= 0 && room >= 200) expect(place.top >= line.bottom || bottom <= line.top).toBe(true);
      }),
    );
  });
});
