// `npm run check`: everything that needs no browser: format, lint, types, boundaries. Also the first half
// of `npm test`.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkBoundaries, checkSides } from './boundaries.mjs';
import { checkNode, ensureDependencies, fail, ROOT, run, step, tool } from './setup.mjs';

const TYPED = ['wire', 'client', 'instance', 'e2e'];

export async function check() {
  await step('Formatting', () => run(tool('oxfmt'), ['--check', '.']).then(() => ''));
  await step('Lint', () => run(tool('oxlint'), ['--type-aware', '--deny-warnings', '.']).then(() => ''));
  await step('Types', async () => {
    for (const project of TYPED) await run(tool('tsc'), ['-p', project]);
    return `${TYPED.length} projects`;
  });
  await step('Boundaries', () => {
    const { count, problems } = checkBoundaries(join(ROOT, 'client', 'src'));
    problems.push(...checkSides(ROOT));
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return `${count} modules`;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  checkNode();
  try {
    await ensureDependencies();
    await check();
  } catch (error) {
    fail(error.message);
  }
}
