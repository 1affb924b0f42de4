// Whether the files of the build import each other in a circle. One of them would run before the other is there, and
// the page would fail at what it takes from it. Modules without circles make such files too, when their groups
// (client/build/chunks.ts) need each other. What is imported while the page runs does not count.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findCycles } from './boundaries.mjs';
import { staticImports } from './size.mjs';

/** Throws when there is a circle, or nothing to look at. */
export function checkCircles(dist) {
  const assets = join(dist, 'assets');
  const files = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const imports = new Map(files.map((name) => [name, staticImports(join(assets, name))]));
  const count = [...imports.values()].flat().length;
  if (count === 0) throw new Error('no built file imports another: nothing was looked at');
  const circles = findCycles(imports).map((circle) => circle.join(' -> '));
  if (circles.length > 0)
    throw new Error(
      `built files import each other in a circle (client/build/chunks.ts):\n${circles.join('\n')}`,
    );
  return `${files.length} files, ${count} imports`;
}
