// `npm start`: installs, builds, then serves the client with the embedded instance, or with a real server
// behind it (--server).
import { resolve } from 'node:path';
import { spawnInstance, stopWithoutNpm } from './instance.mjs';
import { readOptions, readPort } from './options.mjs';
import { checkNode, DIST, ensureBuild, ensureDependencies, fail } from './setup.mjs';

const USAGE = `Usage: npm start -- [options]
  --port N        the port to listen on (default 4000)
  --data DIR      where the embedded instance keeps its data (default .data)
  --empty         no sample data; the first account registered is admin
  --lively        sample people post, reply and react now and then
  --rate-limits   the rate limits of a real Akkoma
  --registration open|closed|approval|confirmation|invite   how people become members
  --captcha none|native|kocaptcha                           what a registration must solve
  --mailer        mail is written to this terminal: confirmations, forgotten passwords
  --private       guests see nothing of the people here
  --bookmark-folders
                  bookmarks have folders, as on a Pleroma
  --instance-v2   answers /api/v2/instance too, for clients made for Mastodon alone
  --trusted-proxy ADDRESS
                  a reverse proxy in front says where requests come from (X-Forwarded-For)
  --server URL    no embedded instance: serve the client in front of this real server`;

const options = readOptions(
  {
    port: { type: 'string', default: '4000' },
    data: { type: 'string', default: '.data' },
    empty: { type: 'boolean', default: false },
    lively: { type: 'boolean', default: false },
    'rate-limits': { type: 'boolean', default: false },
    registration: { type: 'string' },
    captcha: { type: 'string' },
    mailer: { type: 'boolean', default: false },
    private: { type: 'boolean', default: false },
    'instance-v2': { type: 'boolean', default: false },
    'bookmark-folders': { type: 'boolean', default: false },
    'trusted-proxy': { type: 'string' },
    server: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
  USAGE,
);

if (options.help) {
  process.stdout.write(`${USAGE}\n`);
  process.exit(0);
}

checkNode();
const port = readPort(options.port);
try {
  await ensureDependencies();
  await ensureBuild();
} catch (error) {
  fail(error.message);
}

if (options.server === undefined) startInstance();
else {
  const { startProxy } = await import('./proxy.mjs');
  await startProxy({ target: options.server, port, dist: DIST });
  stopWithoutNpm(() => process.exit(0));
}

function startInstance() {
  const args = ['--port', String(port), '--data', resolve(options.data), '--client', DIST];
  for (const name of ['registration', 'captcha', 'trusted-proxy'])
    if (options[name] !== undefined) args.push(`--${name}`, options[name]);
  for (const flag of [
    'empty',
    'lively',
    'rate-limits',
    'mailer',
    'private',
    'instance-v2',
    'bookmark-folders',
  ])
    if (options[flag]) args.push(`--${flag}`);
  const child = spawnInstance(args);
  stopWithoutNpm(() => child.kill('SIGTERM'));
  // Ctrl-C reaches the child by itself (same terminal); a signal sent to this process alone is handed on.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) =>
    process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
  );
}
