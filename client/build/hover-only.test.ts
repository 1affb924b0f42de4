import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { hoverOnly } from './hover-only.ts';

const flat = (css: string): string => css.replaceAll(/\s*([{}])\s*/g, '$1').trim();
const built = (css: string): string => flat(postcss([hoverOnly]).process(css, { from: undefined }).css);

test('a hover style is for pointers that hover', () =>
  expect(built('a:hover { color: red }')).toBe(flat('@media (hover: hover) { a:hover { color: red } }')));

test('other selectors of the rule are for everybody', () =>
  expect(built('a:hover, a:focus { color: red }')).toBe(
    flat('a:focus { color: red } @media (hover: hover) { a:hover { color: red } }'),
  ));

test('so are the other choices of a selector', () => {
  expect(built("a:is(:hover, [aria-pressed='true']) { color: red }")).toBe(
    flat(
      "a:is([aria-pressed='true']) { color: red } @media (hover: hover) { a:is(:hover, [aria-pressed='true']) { color: red } }",
    ),
  );
  expect(built('a:is(:hover) { color: red }')).toBe(
    flat('@media (hover: hover) { a:is(:hover) { color: red } }'),
  );
});

test('what is not hovered over is everything where nothing hovers', () =>
  expect(built('a:not(:hover, :focus) { color: red }')).toBe(
    flat(
      '@media (hover: hover) { a:not(:hover, :focus) { color: red } } @media (hover: none) { a:not(:focus) { color: red } }',
    ),
  ));

test('a style sheet that names the pointers itself is left as it is', () => {
  const own = '@media (hover: hover), (hover: none) { a { b:hover { color: red } } }';
  expect(built(own)).toBe(flat(own));
});

test('the effects of texts are there for fingers, too', () => {
  const own = readFileSync(new URL('../src/parts/rich-text/mfm.css', import.meta.url), 'utf8');
  expect(built(own)).toBe(flat(own));
});
