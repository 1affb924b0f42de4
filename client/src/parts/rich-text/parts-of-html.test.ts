import { expect, test } from 'vitest';
import { disarm, endOfFirstPart } from './parts-of-html';

test('what people write is one part', () => {
  for (const html of ['', 'word '.repeat(5000), '<p>text</p>'.repeat(100)])
    expect(endOfFirstPart(html)).toBe(html.length);
});

test('a huge text is cut before a tag, and every part is shorter than the whole', () => {
  let html = '<p class="a">text: <b>x</b></p>'.repeat(3000);
  for (let parts = 0; html !== ''; parts += 1) {
    const end = endOfFirstPart(html);
    expect(end).toBeGreaterThan(0);
    expect(html[end] ?? '<').toBe('<');
    expect(parts).toBeLessThan(60);
    html = html.slice(end);
  }
});

test('a text without any mark ends too', () => {
  expect(endOfFirstPart('x'.repeat(200_000))).toBe(50_000);
});

test('formatting is open once at a time and without attributes', () => {
  expect(disarm('<b a1><b a2>x</b></b><i class="y">z</i>')).toBe('<b>x</b><i>z</i>');
  expect(disarm('</b></b><B/x>y</B >')).toBe('<b>y</b>');
  expect(disarm('<p class="k"><a href="https://a.example">x</a></p>')).toBe(
    '<p class="k"><a href="https://a.example">x</a></p>',
  );
});
