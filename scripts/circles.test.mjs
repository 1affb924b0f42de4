import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkCircles } from './circles.mjs';

const made = [];
const built = (files) => {
  const dist = mkdtempSync(join(tmpdir(), 'skein-circles-'));
  made.push(dist);
  mkdirSync(join(dist, 'assets'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, 'assets', name), text);
  return dist;
};
afterEach(() => made.splice(0).forEach((dist) => rmSync(dist, { recursive: true })));

/** As the build writes them. */
const INDEX = 'import{t as e}from"./react-1.js";let n=()=>import("./data-1.js");export{n as a};';

describe('the check for circles of built files', () => {
  it('lets layers through, and files that fetch each other while the page runs', () => {
    const data = 'import"./react-1.js";import{a as e,r as$}from"./index-1.js";e();export{$};';
    const dist = built({ 'react-1.js': 'export{e as t};', 'index-1.js': INDEX, 'data-1.js': data });
    expect(checkCircles(dist)).toBe('3 files, 3 imports');
  });

  it('names the files of a circle, however long it is and whatever imports', () => {
    const dist = built({
      'index-1.js': INDEX,
      'react-1.js': 'export{e as t};',
      'data-1.js': 'import{n as e}from"./index-1.js";import{t as r}from"./outside-1.js";e(r);',
      'outside-1.js': '//# hint\nimport * as e from"./index-1.js";export*from"./words-1.js";e.a();',
      'words-1.js': 'let e=1;import"./data-1.js";export{e as t};',
    });
    expect(() => checkCircles(dist)).toThrow(/data-1\.js -> outside-1\.js -> words-1\.js -> data-1\.js$/);
  });

  it('fails where no file imports another: it would check nothing', () =>
    expect(() => checkCircles(built({ 'index-1.js': 'let e=1;' }))).toThrow('nothing was looked at'));
});
