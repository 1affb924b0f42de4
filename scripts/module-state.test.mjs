import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkModuleState } from './module-state.mjs';

const source = mkdtempSync(join(tmpdir(), 'skein-module-state-'));
afterAll(() => rmSync(source, { recursive: true }));

const problems = (text, owned) => {
  writeFileSync(join(source, 'voice.ts'), text);
  return checkModuleState(source, owned);
};

describe('what modules keep for the whole page', () => {
  it('is what is listed', () => {
    expect(problems('let last = null;\nexport let next: string;', { 'voice.ts': ['last next', ''] })).toEqual(
      [],
    );
  });

  it('names what is not listed, exported or not, and not what a function keeps', () => {
    const text = 'let last = null;\nexport let next: string;\nfunction f() {\n  let count = 0;\n}';
    expect(problems(text, {})).toEqual([
      expect.stringContaining('voice.ts keeps "last"'),
      expect.stringContaining('voice.ts keeps "next"'),
    ]);
  });

  it('names what is listed and gone: the list only shrinks', () => {
    expect(problems('const last = null;', { 'voice.ts': ['last', ''] })).toEqual([
      expect.stringContaining('voice.ts last: listed'),
    ]);
  });
});
