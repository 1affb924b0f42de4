import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './setup.mjs';

const SPEC = join(ROOT, 'docs/spec');
const SOURCES = [
  'client/src',
  'client/test',
  'client/build',
  'client/early',
  'instance/src',
  'e2e',
  'wire/src',
  'scripts',
];

function* files(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else if (['.ts', '.tsx', '.mjs', '.js', '.css', '.md'].includes(extname(entry.name))) yield path;
  }
}

/** Each place that cites, as [what, where]. */
function citations(pattern, nameOf) {
  const found = [];
  for (const folder of SOURCES)
    for (const path of files(join(ROOT, folder)))
      for (const match of readFileSync(path, 'utf8').matchAll(pattern)) found.push([nameOf(match), path]);
  return found;
}

const rows = [...readFileSync(join(SPEC, 'requirements.md'), 'utf8').matchAll(/^\| ([A-Z]+-\d\d) \|/gm)];
const ids = new Set(rows.map(([, id]) => id));

it('every requirement that is cited is a row of docs/spec/requirements.md', () => {
  const areas = new Set([...ids].map((id) => id.split('-')[0]));
  const cited = citations(/\b([A-Z]+)-\d\d\b/g, ([id, area]) => (areas.has(area) ? id : null));
  const known = cited.filter(([id]) => id !== null);
  expect(known.length).toBeGreaterThan(100);
  expect(known.filter(([id]) => !ids.has(id))).toEqual([]);
});

/** Sections of a page, by their numbers. */
const sections = (page) =>
  new Set([...readFileSync(join(SPEC, page), 'utf8').matchAll(/^#+ (\d+)\. /gm)].map(([, number]) => number));

it('every section that is cited is one of a page of docs/spec', () => {
  const SHORT = { S1: 'shell.md', S2: 'posts.md' };
  const pages = new Map(
    readdirSync(SPEC)
      .filter((page) => !['README.md', 'requirements.md'].includes(page))
      .map((page) => [page, sections(page)]),
  );
  const cited = citations(/\b([a-z-]+\.md|S[12]) §(\d+)/g, ([, page, number]) => [
    SHORT[page] ?? page,
    number,
  ]);
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter(([[page, number]]) => !pages.get(page)?.has(number))).toEqual([]);
});

/** The rules of single rooms, by their letter. */
function ruleIds() {
  const rooms = readdirSync(join(ROOT, 'client/src/data')).flatMap((room) => {
    const page = join(ROOT, 'client/src/data', room, 'SPEC.md');
    return existsSync(page) ? [readFileSync(page, 'utf8')] : [];
  });
  return new Set(rooms.flatMap((text) => [...text.matchAll(/\*\*([A-Z]\d+)\*\*/g)].map(([, id]) => id)));
}

it('every rule of a room that a comment names in brackets, or a test by name, stands in its SPEC.md', () => {
  const rules = ruleIds();
  const letters = new Set([...rules].map((id) => id[0]));
  const cited = citations(/(?:\(|\*\* |[ '`])([A-Z]\d{1,2})(?=[):, ]|[.;]\s)/g, ([, id]) => id).filter(
    ([id, path]) => letters.has(id[0]) && /client\/src\/data\//.test(path),
  );
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter(([id]) => !rules.has(id))).toEqual([]);
});
