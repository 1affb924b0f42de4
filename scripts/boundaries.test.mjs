import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkBoundaries } from './boundaries.mjs';

const made = [];
const tree = (files) => {
  const root = mkdtempSync(join(tmpdir(), 'skein-boundaries-'));
  made.push(root);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
};
afterEach(() => made.splice(0).forEach((root) => rmSync(root, { recursive: true })));

const UI = { 'ui/button.tsx': 'export const Button = 1;' };

describe('the boundary check', () => {
  it('accepts what the table allows', () => {
    const root = tree({ ...UI, 'features/login/form.tsx': "import { Button } from '@/ui/button';" });
    expect(checkBoundaries(root)).toEqual({ count: 2, problems: [] });
  });

  it.each([
    ['a feature that speaks HTTP', { 'api/http.ts': '', 'features/a/x.ts': "import '@/api/http';" }],
    [
      'a feature that imports another',
      { 'features/b/y.ts': '', 'features/a/x.ts': "import { y } from '@/features/b/y';" },
    ],
    [
      'a part that looks to its right',
      { 'parts/status/y.ts': '', 'parts/emoji/x.ts': "import { y } from '@/parts/status/y';" },
    ],
    ['ui that knows data', { 'data/realm.ts': '', 'ui/x.ts': "import type { Realm } from '@/data/realm';" }],
    ['a dynamic import', { 'api/http.ts': '', 'ui/x.ts': "const later = () => import('@/api/http');" }],
    ['a way around by relative path', { 'api/http.ts': '', 'ui/x.ts': "import '../api/http';" }],
    ['React below data/react', { 'data/store/x.ts': "import { useState } from 'react';" }],
    [
      'an import over several lines',
      { 'api/http.ts': '', 'ui/x.ts': "import {\n  a,\n} from '@/api/http';" },
    ],
    ['the client importing the instance', { 'api/x.ts': "import { y } from '@skein/instance';" }],
  ])('refuses %s', (_, files) => {
    expect(checkBoundaries(tree(files)).problems).toHaveLength(1);
  });

  it('refuses an import cycle', () => {
    const root = tree({ 'lib/a.ts': "import './b';", 'lib/b.ts': "import './a';" });
    expect(checkBoundaries(root).problems[0]).toMatch(/^import cycle/);
  });

  it('fails when it saw no modules', () => {
    expect(checkBoundaries(tree({ 'note.md': '' })).problems[0]).toMatch(/no modules/);
  });
});
