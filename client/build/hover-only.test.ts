import postcss from 'postcss';
import { expect, test } from 'vitest';
import { hoverOnly } from './hover-only.ts';

const flat = (css: string): string => css.replaceAll(/\s*([{}])\s*/g, '$1').trim();
const built = (css: string): string => flat(postcss([hoverOnly]).process(css, { from: undefined }).css);

test('a hover style is for pointers that hover, other selectors of the rule are for everybody', () =>
  expect(built('a:hover, a:focus { color: red }')).toBe(
    flat('a:focus { color: red } @media (hover: hover) { a:hover { color: red } }'),
  ));

test('a style sheet that names the pointers itself is left as it is; a choice with hover must', () => {
  const own = '@media (hover: hover), (hover: none) { a:not(:hover) { color: red } }';
  expect(built(own)).toBe(flat(own));
  expect(() => built('a:is(:hover, :focus) { color: red }')).toThrow('choice');
});

test('what is not hovered keeps its place: that holds for pointers that cannot hover, too', () => {
  const not = '.a:not(:hover, :focus-within) img { color: red }';
  expect(built(not)).toBe(flat(not));
  expect(built('.a:not(.b):hover { color: red }')).toBe(
    flat('@media (hover: hover) { .a:not(.b):hover { color: red } }'),
  );
});
