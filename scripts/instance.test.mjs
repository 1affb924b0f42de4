import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const isAlive = (pid) => {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
};

const MODULE = new URL('./instance.mjs', import.meta.url).href;

let data;
let launcher;
let server;
beforeEach(() => {
  server = undefined;
  data = mkdtempSync(join(tmpdir(), 'skein-launcher-'));
});
afterEach(() => {
  launcher.kill('SIGKILL');
  if (isAlive(server)) process.kill(server, 'SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

const LAUNCHER = (data) => `import { spawnInstance, stopWithoutNpm } from '${MODULE}';
const child = spawnInstance(${JSON.stringify(['--port', '0', '--data', data, '--empty', '--quiet'])});
console.log('server', child.pid);
child.on('exit', () => process.exit());
stopWithoutNpm(() => child.kill('SIGTERM'));`;
const NPM = `import { spawn } from 'node:child_process';
spawn(process.execPath, ['--input-type=module', '-e', process.env.LAUNCHER], { stdio: 'inherit' });`;

/** Runs a launcher as `npm start` is one, or an npm that does; resolves with the address of the instance. */
function run(text, env) {
  launcher = spawn(process.execPath, ['--input-type=module', '-e', text], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  return addressFrom(launcher);
}

function addressFrom(child) {
  return new Promise((resolve) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      server ??= Number(/^server (\d+)$/m.exec(output)?.[1] ?? 0) || undefined;
      const url = /^ready (\S+)$/m.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    });
  });
}

const answers = (url) =>
  fetch(`${url}/api/v1/instance`).then(
    () => true,
    () => false,
  );

it.each([
  ['the launcher', (text) => run(text, { npm_lifecycle_event: undefined })],
  ['the npm above it', (text) => run(NPM, { npm_lifecycle_event: 'start', LAUNCHER: text })],
])(
  'leaves no server behind when %s is killed outright',
  async (_, start) => {
    const url = await start(LAUNCHER(data));
    expect(await answers(url)).toBe(true);
    launcher.kill('SIGKILL');
    await expect.poll(() => answers(url), { timeout: 20_000 }).toBe(false);
  },
  60_000,
);
