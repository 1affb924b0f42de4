// `npm run check`: everything that needs no browser: format, lint, styles, types, unused code and messages, boundaries,
// what modules keep. Also the first half of `npm test`.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkAll } from './boundaries.mjs';
import { checkModuleState } from './module-state.mjs';
import { checkNode, ensureDependencies, fail, ROOT, run, step, tool } from './setup.mjs';

const STYLES = 'client/{src,public}/**/*.css';
const TYPED = ['wire', 'client', 'instance', 'e2e'];

export async function check() {
  await step('Formatting', () => run(tool('oxfmt'), ['--check', '.']).then(() => ''));
  await step('Lint', () => run(tool('oxlint'), ['--type-aware', '--deny-warnings', '.']).then(() => ''));
  await step('Styles', () => run(tool('stylelint'), [STYLES]).then(() => ''));
  await step('Types', async () => {
    for (const project of TYPED) await run(tool('tsc'), ['-p', project]);
    return `${TYPED.length} projects`;
  });
  await step('Unused code', () => run(tool('knip'), ['--treat-config-hints-as-errors']).then(() => ''));
  await step('Preferences', () =>
    run(process.execPath, ['--import', 'tsx', 'scripts/preferences-doc.mjs', '--check']).then(() => ''),
  );
  await step('Messages', () =>
    run(process.execPath, ['--import', 'tsx', 'scripts/translating.mjs', 'unsaid']).then(() => ''),
  );
  await step('Boundaries', () => {
    const { count, problems } = checkAll(ROOT);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return `${count} modules`;
  });
  await step('State of modules', () => {
    const problems = checkModuleState(join(ROOT, 'client', 'src'));
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return '';
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
