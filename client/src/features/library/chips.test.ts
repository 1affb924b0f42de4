import { expect, test } from 'vitest';
import { hasChip, toggleChip } from './chips';

test('a chip writes its operator behind what was typed, and takes exactly it away again', () => {
  const typed = 'green "low tide"';
  const on = toggleChip(typed, 'has:image');
  expect(on).toBe('green "low tide" has:image');
  expect(hasChip(on, 'has:image')).toBe(true);
  expect(toggleChip(on, 'has:image')).toBe(typed);
  expect(toggleChip('', 'in:mine')).toBe('in:mine');
  expect(hasChip('-has:image', 'has:image')).toBe(false);
});

test('a folder with spaces in its name is one chip', () => {
  const chip = 'in:"Read later"';
  const on = toggleChip('tea', chip);
  expect(on).toBe('tea in:"Read later"');
  expect(hasChip(on, chip)).toBe(true);
  expect(toggleChip(on, chip)).toBe('tea');
  expect(toggleChip(`${chip} "low tide"`, 'has:image')).toBe(`${chip} "low tide" has:image`);
});
