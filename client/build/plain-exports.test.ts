import { expect, test } from 'vitest';
import { plainExports } from './plain-exports';

const files = new Map([
  ['index-a.js', 'var b=1,$=2,c=3;export{c as x,b as y,$ as z,b as again};const after=1;'],
  ['late-a.js', 'import{x as a,y as c}from"./index-a.js";export{z,again as t}from"./index-a.js";a(c)'],
  ['late-b.js', 'import{x as a}from"./late-a.js";a("import{x as a}from")'],
]);

test('what a file exports goes by its own names, in their order, wherever it is taken', () => {
  const changed = plainExports(files, 'index-a.js');
  expect(changed.get('index-a.js')).toBe('var b=1,$=2,c=3;export{$,b,c};const after=1;');
  expect(changed.get('late-a.js')).toBe(
    'import{c as a,b as c}from"./index-a.js";export{$ as z,b as t}from"./index-a.js";a(c)',
  );
  expect(changed.get('late-b.js')).toBe(files.get('late-b.js'));
});

test('an import of what is not there ends the build', () => {
  const wrong = new Map([...files, ['late-c.js', 'import{w}from"./index-a.js";']]);
  expect(() => plainExports(wrong, 'index-a.js')).toThrow('index-a.js exports no w');
});
