import { expect, test } from 'vitest';
import expected from '../../../test/rich-text/expected.json';
import { FRAGMENTS } from '../../../test/rich-text/fragments';
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

test('the list holds at least 120 fragments, each once', () => {
  const all = Object.values(FRAGMENTS).flat();
  expect(all.length).toBeGreaterThanOrEqual(120);
  expect(new Set(all).size).toBe(all.length);
});
