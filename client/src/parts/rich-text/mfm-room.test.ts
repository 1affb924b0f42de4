import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Declaration } from 'postcss';
import { expect, test } from 'vitest';

const PLACED = ":has(:is([data-mfm='position'], [data-mfm='scale']))";

test('what moves has room, beyond its post or, where something is put elsewhere and clipped, within', () => {
  const room = new Map<string, string>();
  const sheet = parse(readFileSync(join(import.meta.dirname, 'mfm.css'), 'utf8'));
  sheet.walkRules(/^&:/, ({ selector, nodes, parent }) => {
    if (parent?.type !== 'rule' || !/^\[data-effects\]:has\([^]*'tada'/.test(parent.toString())) return;
    const [first] = nodes.filter((node): node is Declaration => node.type === 'decl');
    room.set(selector, first?.prop ?? '');
  });
  expect([...room]).toEqual([
    [`&:not(${PLACED})`, 'overflow-clip-margin'],
    [`&${PLACED}`, 'padding-block'],
  ]);
});
