import { expect, test } from 'vitest';
import { quietHtml } from './trusted-types';

test.each([
  ['<p>one style=2 onclick=3</p>', '<p>one style=2 onclick=3</p>'],
  ['<p style="color:red">x</p>', '<p data-style="color:red">x</p>'],
  ['<img src=x onerror=alert(1)>', '<img src=x data-onerror=alert(1)>'],
  ['a<style>b{}</style >c<styled>', 'a<noembed>b{}</noembed >c<styled>'],
  ['<svg/onload=1>', '<svg/data-onload=1>'],
  ['<a href="x"STYLE = y ONCLICK=z>', '<a href="x"data-STYLE = y data-ONCLICK=z>'],
  ['<span data-mfm-style="x" class="on">', '<span data-mfm-style="x" class="on">'],
])('%s is parsed as %s', (html, quiet) => {
  expect(quietHtml(html)).toBe(quiet);
});

// Quadratic work on these would take minutes.
test.each([
  ['tags without an end', '<a '.repeat(50_000)],
  ['beginnings of names', `<a ${' on'.repeat(50_000)}>`],
  ['one long name', `<a on${'n'.repeat(150_000)}>`],
  ['room behind a name', `<a onx${' '.repeat(150_000)}>`],
])('%s take no long time', (_what, html) => {
  expect(quietHtml(html)).toBe(html);
});
