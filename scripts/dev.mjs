// `npm run dev`: the embedded instance, and the client with hot reload in front of it (client/vite.config.ts
// holds the proxy and the policy).
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { spawnInstance, stopWithoutNpm } from './instance.mjs';
import { readOptions, readPort } from './options.mjs';
import { checkNode, DIST, ensureDependencies, fail, ROOT, tool } from './setup.mjs';

const USAGE = `Usage: npm run dev -- [options]
  --port N       the port of the client (default 4000); the instance listens on the next one
  --data DIR     where the embedded instance keeps its data (default .data)
  --server URL   no embedded instance: work against this real server`;
const options = readOptions(
  {
    port: { type: 'string', default: '4000' },
    data: { type: 'string', default: '.data' },
    server: { type: 'string' },
  },
  USAGE,
);
checkNode();
const port = readPort(options.port);
try {
  await ensureDependencies();
} catch (error) {
  fail(error.message);
}

const children = [];
const stop = (code) => {
  for (const child of children) child.kill('SIGTERM');
  process.exit(code);
};
function join(child) {
  child.on('exit', (code) => stop(code ?? 0));
  children.push(child);
}

const backend = options.server ?? `http://localhost:${port + 1}`;
if (options.server === undefined) {
  const own = ['--port', String(port + 1), '--data', resolve(options.data), '--client', DIST];
  join(spawnInstance([...own, '--lively']));
}
join(
  spawn(tool('vite'), ['client', '--port', String(port), '--strictPort'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, SKEIN_BACKEND: backend },
  }),
);
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
stopWithoutNpm(() => stop(0));
