import { expect, test } from 'vitest';
import { isTall } from './tall-post';
import { cpuMs } from '../../../test/cpu-ms';

test('a post is tall above 20 lines of breaks and text', () => {
  expect(isTall({ content: '<p>short</p>', text: 'short' })).toBe(false);
  expect(isTall({ content: '<br>'.repeat(19), text: '' })).toBe(false);
  expect(isTall({ content: '<br>'.repeat(20), text: '' })).toBe(true);
  expect(isTall({ content: '<p>', text: 'x'.repeat(18 * 80) })).toBe(false);
  expect(isTall({ content: '<p>', text: 'x'.repeat(18 * 80 + 1) })).toBe(true);
});

test('lines that only newlines tell count as those of breaks', () => {
  const lines = (count: number) => ({ content: 'x\n'.repeat(count), text: '' });
  expect(isTall(lines(19))).toBe(false);
  expect(isTall(lines(20))).toBe(true);
  expect(isTall({ content: `<p>${'x\n'.repeat(90)}</p>`, text: '' })).toBe(false);
});

test('of many people named in a row only the five that are shown count', () => {
  const people = (count: number): string =>
    Array.from({ length: count }, (_, at) => `@person${at + 10}`).join(' ');
  const words = ' x'.repeat(9 * 80 - 40);
  const post = (text: string) => ({ content: '<p>', text });
  expect(isTall(post(people(5) + words))).toBe(false);
  expect(isTall(post(people(90) + words))).toBe(false);
  expect(isTall(post(people(90).replaceAll(' ', '\n') + words))).toBe(true);
  expect(isTall(post(people(90).replaceAll(' ', ' and ') + words))).toBe(true);
});

test('a text that is hostile to patterns is judged at once', () => {
  const took = cpuMs(() => {
    for (const piece of ['@', '@a', '@a ', '@a @', ' @', '@ '])
      isTall({ content: '', text: piece.repeat(100_000) });
  });
  expect(took).toBeLessThan(500);
});
