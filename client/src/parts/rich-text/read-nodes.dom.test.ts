import { expect, test } from 'vitest';
import expected from '../../../test/rich-text/expected.json';
import { FRAGMENTS } from '../../../test/rich-text/fragments';
import pairs from '../../../test/rich-text/pairs.json';
import { outline } from '../../../test/rich-text/outline';
import { parseInert } from './inert-document';
import { readNodes } from './read-nodes';

const results: Readonly<Record<string, readonly string[]>> = expected;

for (const [kind, fragments] of Object.entries(FRAGMENTS)) {
  if (kind === 'browser') continue; // e2e/rich-text.test.ts checks these in a real one
  test(`every fragment of the kind "${kind}" becomes what the list says`, () => {
    expect(results[kind]).toHaveLength(fragments.length);
    for (const [index, html] of fragments.entries())
      expect.soft(outline(readNodes(parseInert(html))), html.slice(0, 100)).toBe(results[kind]?.[index]);
  });
}

for (const [kind, list] of Object.entries(pairs)) {
  if (kind === 'in a browser only') continue;
  test(`every fragment of "${kind}" becomes what stands beside it`, () => {
    for (const [html = '', becomes] of list)
      expect.soft(outline(readNodes(parseInert(html))), html.slice(0, 100)).toBe(becomes);
  });
}

test('the lists hold at least 480 fragments, each once', () => {
  const all = [
    ...Object.values(FRAGMENTS).flat(),
    ...Object.values(pairs).flatMap((list) => list.map(([html]) => html)),
  ];
  expect(all.length).toBeGreaterThanOrEqual(480);
  expect(new Set(all).size).toBe(all.length);
});
