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

  it('lets rooms of data and of a part import each other one way only', () => {
    const one = { 'data/people/a.ts': "import '@/data/store/b';", 'data/store/b.ts': '' };
    expect(checkBoundaries(tree(one)).problems).toEqual([]);
    const back = {
      ...one,
      'data/store/c.ts': "import type { D } from '@/data/people/d';",
      'data/people/d.ts': '',
      'parts/composer/form/e.ts': "import '@/parts/composer/session/f';",
      'parts/composer/session/f.ts': "import '@/parts/composer/form/g';",
      'parts/composer/form/g.ts': '',
    };
    expect(checkBoundaries(tree(back)).problems).toEqual([
      'data/people and data/store import each other: data/people/a.ts, data/store/c.ts',
      expect.stringContaining('parts/composer/form and parts/composer/session import each other'),
    ]);
  });

  it('lets the layers that are named for it judge by the function that the instance judges by, and no other', () => {
    const text = "import { writtenLanguage } from '@skein/wire/language-tag';";
    expect(checkBoundaries(tree({ 'i18n/x.ts': text, 'domain/x.ts': text })).problems).toEqual([]);
    expect(checkBoundaries(tree({ 'ui/x.ts': text })).problems).toHaveLength(1);
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

  it('counts `import type` as a way around a cycle', () => {
    const files = {
      'lib/a.ts': "import type { B } from './b';",
      'lib/b.ts': "import type { A } from './a';",
    };
    expect(checkBoundaries(tree(files)).problems[0]).toMatch(/^import cycle/);
  });

  it('fails when it saw no modules', () => {
    expect(checkBoundaries(tree({ 'note.md': '' })).problems[0]).toMatch(/no modules/);
  });
});

describe('the boundary check of the instance', () => {
  const check = (files) => checkBoundaries(tree(files), 'instance').problems;

  it('accepts a route that reads rows and an app that knows all', () => {
    const files = {
      'lib/hub.ts': '',
      'storage/oauth.ts': "import '../lib/hub.ts';",
      'routes/oauth/token.ts': "import type { App } from '../../storage/oauth.ts';",
      'app.ts': "import './routes/oauth/token.ts';",
    };
    expect(check(files)).toEqual([]);
  });

  it.each([
    [
      'lib that knows storage',
      { 'storage/db.ts': '', 'lib/x.ts': "import type { Db } from '../storage/db.ts';" },
    ],
    ['storage that knows rules', { 'rules/see.ts': '', 'storage/x.ts': "import '../rules/see.ts';" }],
    ['rules that know views', { 'views/page.ts': '', 'rules/x.ts': "import '../views/page.ts';" }],
    ['a view that knows a route', { 'routes/a/y.ts': '', 'views/x.ts': "import '../routes/a/y.ts';" }],
    ['a folder that is no layer', { 'lib/x.ts': '', 'helpers/y.ts': "import '../lib/x.ts';" }],
    [
      'a circle of types',
      { 'lib/a.ts': "import type { B } from './b.ts';", 'lib/b.ts': "import type { A } from './a.ts';" },
    ],
  ])('refuses %s', (_, files) => {
    expect(check(files)).toHaveLength(1);
  });
});
