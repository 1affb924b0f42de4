import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { upTo, WIDEST } from '@/lib/breakpoints';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

test('style sheets and scripts change the layout at the same widths', () => {
  const css = read('./breakpoints.css');
  expect(css).toContain(`--phone ${upTo('phone')}`);
  expect(css).toContain(`--beyond-phone (min-width: ${WIDEST.phone + 1}px)`);
  expect(css).toContain(`--two-columns ${upTo('twoColumns')}`);
  expect(css).toContain(`--small-phone ${upTo('smallPhone')}`);
});

test('the script before the first paint tells the same layouts apart', () => {
  const early = read('../../early/early.js');
  expect(early).toContain(`(innerWidth > ${WIDEST.phone}) + (innerWidth > ${WIDEST.twoColumns})`);
});
