import { expect, test } from 'vitest';
import { isTall } from './tall-post';

test('a post is tall above 20 lines of breaks and text', () => {
  expect(isTall({ content: '<p>short</p>', text: 'short' })).toBe(false);
  expect(isTall({ content: '<br>'.repeat(19), text: '' })).toBe(false);
  expect(isTall({ content: '<br>'.repeat(20), text: '' })).toBe(true);
  expect(isTall({ content: '<p>', text: 'x'.repeat(18 * 80) })).toBe(false);
  expect(isTall({ content: '<p>', text: 'x'.repeat(18 * 80 + 1) })).toBe(true);
});
