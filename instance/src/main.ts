import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import type { Db } from './lib/db.ts';
import { holdData, openData } from './storage/open.ts';
import { getMeta, overrideSettings, setMeta } from './storage/settings.ts';
import { switches } from './switches.ts';
import { startServer, type RunningServer } from './server.ts';

const USAGE = `usage: main.ts [--port 4000] [--host 127.0.0.1] [--data DIR] [--client DIR] [--base-url URL]
               [--empty] [--lively] [--rate-limits] [--quiet] [--private] [--instance-v2]
               [--bookmark-folders]
               [--registration open|closed|approval|confirmation|invite]
               [--captcha none|native|kocaptcha] [--mailer] [--neighbour URL]
               [--trusted-proxy ADDRESS]`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4000' },
      host: { type: 'string', default: '127.0.0.1' },
      data: { type: 'string', default: '.data' },
      client: { type: 'string' },
      'base-url': { type: 'string' },
      empty: { type: 'boolean', default: false },
      lively: { type: 'boolean', default: false },
      'rate-limits': { type: 'boolean', default: false },
      registration: { type: 'string' },
      captcha: { type: 'string' },
      mailer: { type: 'boolean', default: false },
      neighbour: { type: 'string', multiple: true, default: [] },
      'trusted-proxy': { type: 'string', multiple: true, default: [] },
      private: { type: 'boolean', default: false },
      'instance-v2': { type: 'boolean', default: false },
      'bookmark-folders': { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port ${values.port} is no port`);
  return { ...values, port };
}

type Options = ReturnType<typeof readOptions>;

function fail(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function openOrFail(options: Options): Db {
  try {
    if (!holdData(options.data))
      fail(
        `The data folder ${options.data} is in use by another Skein. Stop that, or name another with --data DIR.`,
      );
    return openData(options.data).db;
  } catch (error) {
    return fail(
      `Cannot use the data folder ${options.data} (${reason(error)}). Name another with --data DIR.`,
    );
  }
}

/** Sample data goes into a database nobody lives in yet; a start that was killed half-way tries again. */
async function fill(db: Db, options: Options, log: (line: string) => void): Promise<void> {
  const inhabited = db.get('SELECT 1 FROM accounts LIMIT 1') !== undefined;
  if (inhabited || getMeta(db, 'seeded') !== null) return;
  if (!options.empty) {
    const { seedSample } = await import('./sample/seed.ts');
    await seedSample(db, options.data, { log });
  }
  setMeta(db, 'seeded', options.empty ? 'empty' : 'sample');
}

function portError({ port, host }: Options, error: unknown): string {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return taken
    ? `Port ${port} is taken. Stop what listens there, or choose another with --port N.`
    : `Cannot listen on ${host}:${port} (${reason(error)}).`;
}

/** Ends the program when nothing can listen there. */
function refuseTakenPort(options: Options): Promise<void> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', (error) => fail(portError(options, error)));
    probe.listen(options.port, options.host, () => {
      probe.close(() => {
        resolve();
      });
    });
  });
}

async function start(db: Db, options: Options): Promise<RunningServer> {
  try {
    return await startServer({
      db,
      dataDir: options.data,
      clientDir: options.client ?? null,
      baseUrl: options['base-url']?.replace(/\/+$/, '') ?? null,
      port: options.port,
      host: options.host,
      rateLimits: options['rate-limits'],
      neighbours: options.neighbour.map((url) => new URL(url).origin),
      trustedProxies: options['trusted-proxy'],
      firstIsAdmin: getMeta(db, 'seeded') === 'empty',
      log: (line) => process.stderr.write(`${line}\n`),
    });
  } catch (error) {
    db.close();
    return fail(portError(options, error));
  }
}

/** The channel to who started us closes when that process ends, also when it was killed outright. */
function endAtOnce(): never {
  process.exit(1);
}

function stopOnSignal(running: RunningServer, stopLively: () => void): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    stopLively();
    void running.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.off('disconnect', endAtOnce);
  process.on('disconnect', stop);
  // Whoever started us may have gone just now.
  if (process.send && !process.connected) stop();
}

/** Who can sign in to the sample world, and how. */
async function tellAccounts(log: (line: string) => void): Promise<void> {
  const { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD, SAMPLE_RECOVERY_CODES, SAMPLE_TOTP_SECRET } =
    await import('./sample/sample-accounts.ts');
  log(`Sample accounts, all with the password ${SAMPLE_PASSWORD}:`);
  for (const { nick, role } of SAMPLE_ACCOUNTS) log(`  ${nick.padEnd(8)} ${role}`);
  log(`  totp's secret ${SAMPLE_TOTP_SECRET}, recovery codes ${SAMPLE_RECOVERY_CODES.join(' ')}`);
}

async function main(): Promise<void> {
  process.on('disconnect', endAtOnce);
  const options = readOptions();
  const log = options.quiet ? () => {} : (line: string) => void process.stdout.write(`${line}\n`);
  // What is wrong with the options is said before a minute goes into sample data.
  const settings = switches(options);
  await refuseTakenPort(options);
  const db = openOrFail(options);
  await fill(db, options, log);
  overrideSettings(db, settings);
  const running = await start(db, options);
  let stopLively = () => {};
  if (options.lively) {
    const { startLively } = await import('./sample/lively.ts');
    stopLively = startLively(running.inst);
  }
  stopOnSignal(running, stopLively);
  process.stdout.write(`ready ${running.url}\n`);
  if (getMeta(db, 'seeded') === 'sample') await tellAccounts(log);
}

main().catch((error: unknown) => {
  const usage = error instanceof TypeError && 'code' in error;
  fail(usage ? `${error.message}\n${USAGE}` : `The instance cannot start: ${reason(error)}`);
});
