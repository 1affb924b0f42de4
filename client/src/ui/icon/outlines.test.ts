import { expect, test } from 'vitest';
import { ICON_NAMES } from './icon-names';
import { OUTLINES } from './outlines';

test('every icon but two, which are partly filled, has an outline', () => {
  expect(ICON_NAMES.filter((name) => !OUTLINES[name])).toEqual(['logo', 'palette']);
});

test('circles and rectangles become lines, a width of its own stays', () => {
  expect(OUTLINES.clock?.d).toBe('M3.5 12a8.5 8.5 0 1 1 17 0a8.5 8.5 0 1 1 -17 0zM12 7.5V12l3 2');
  expect(OUTLINES.calendar?.d).toMatch(/^M6 5\.5h12a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-10/);
  expect(OUTLINES.more?.strokeWidth).toBe('2.6');
});

test('a shape after another one begins where it does alone, not where the one before ended', () => {
  expect(OUTLINES.search?.d).toBe('M4.5 11a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1 -13 0zM0 0m16 16 4 4');
  expect(OUTLINES.mail?.d).toContain('zM0 0m4 7 8 6 8-6');
});
