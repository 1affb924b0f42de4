// `npm run bench`: measures the built client in a real Chromium and prints a table and JSON (bench/README.md).
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkNode, ensureBuild, ensureChromium, ensureDependencies, fail, ROOT } from './setup.mjs';

checkNode();
try {
  await ensureDependencies();
  await ensureBuild();
  const chromium = await ensureChromium();
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(ROOT, 'bench', 'run.ts'), ...process.argv.slice(2)],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, SKEIN_CHROMIUM: chromium },
    },
  );
  child.on('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  fail(error.message);
}
