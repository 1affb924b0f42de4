// Runs a test runner with its output shown, and reads the report that it leaves.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { REPORTS, ROOT, tool } from './setup.mjs';

/** Where the JSON report of this name is expected. */
export const reportOf = (name) => join(REPORTS, `${name}.json`);

/** What the report tells, the runner's exit code, and how long it took in seconds. */
export async function reported(name, runner, args, env = {}) {
  mkdirSync(REPORTS, { recursive: true });
  rmSync(reportOf(name), { force: true });
  const started = Date.now();
  const code = await new Promise((resolve, reject) => {
    const child = spawn(tool(runner), args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('close', resolve);
  });
  const told = JSON.parse(readFileSync(reportOf(name), 'utf8'));
  return { told, code, seconds: Math.round((Date.now() - started) / 1000) };
}
