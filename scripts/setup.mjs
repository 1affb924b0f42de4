// Shared by all commands: checks the machine, installs what the lock file says, builds when needed.
// Plain Node, no dependency: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');
export const DIST = join(ROOT, 'client', 'dist');
const CACHE = join(ROOT, '.cache');
export const REPORTS = join(CACHE, 'reports');
const NODE_MIN = [20, 19];

/** Ends the program with one line that says what to do. */
export function fail(message) {
  process.stderr.write(`skein: ${message}\n`);
  process.exit(1);
}

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < NODE_MIN[0] || (major === NODE_MIN[0] && minor < NODE_MIN[1])) {
    fail(
      `Node ${NODE_MIN.join('.')} or newer is needed, this is ${process.versions.node}. Install a newer Node.`,
    );
  }
}

/** Runs a step with a line of progress; its output is shown only when it fails. */
export async function step(name, run) {
  const started = Date.now();
  process.stdout.write(`${name} …`);
  try {
    const note = await run();
    process.stdout.write(
      ` done in ${((Date.now() - started) / 1000).toFixed(1)} s${note ? ` (${note})` : ''}\n`,
    );
  } catch (error) {
    process.stdout.write(' failed\n');
    throw error;
  }
}

/** A command whose output is kept and becomes the error's text when it ends with another code than 0. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`${command} ${args.join(' ')} ended with code ${code}\n${output}`));
    });
  });
}

/** Path of a tool that the lock file installs. */
export const tool = (name) =>
  join(ROOT, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);

const readStamp = (name) => {
  try {
    return readFileSync(join(CACHE, name), 'utf8');
  } catch {
    return '';
  }
};

function writeStamp(name, value) {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(join(CACHE, name), value);
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');

/** Installs the locked dependencies, unless they are in place already. */
export async function ensureDependencies() {
  const stamp = lockHash();
  if (readStamp('dependencies') === stamp && existsSync(join(ROOT, 'node_modules', '.package-lock.json')))
    return;
  await step('Installing dependencies', async () => {
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      shell: process.platform === 'win32',
    });
    writeStamp('dependencies', stamp);
  });
}

function* sourceFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'dist' && entry.name !== 'node_modules') yield* sourceFiles(path);
    } else yield path;
  }
}

function sourceHash() {
  const hash = createHash('sha256').update(lockHash());
  for (const folder of ['client', 'wire']) {
    for (const path of [...sourceFiles(join(ROOT, folder))].sort()) {
      const { mtimeMs, size } = statSync(path);
      hash.update(`${path} ${mtimeMs} ${size}\n`);
    }
  }
  return hash.digest('hex');
}

/** Builds the client, unless the last build was made of the same sources. */
export async function ensureBuild() {
  const stamp = sourceHash();
  if (readStamp('build') === stamp && existsSync(join(DIST, 'index.html'))) return;
  await step('Building the client', async () => {
    // Whatever started us (a test runner sets its own): anything else brings React's slow development code.
    const env = { ...process.env, NODE_ENV: 'production' };
    await run(tool('vite'), ['build', 'client', '--logLevel', 'warn'], { env });
    writeStamp('build', stamp);
  });
}

export const isRootOnDebian = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

export async function aptInstall(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
}

const CHROMIUM_PLACES = [
  process.env.SKEIN_CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Of Debian's package; its `/usr/bin/chromium-headless-shell` is a script that stays between. */
const CHROMIUM_SHELL = '/usr/lib/chromium/chromium-headless-shell';

const installedChromium = () => CHROMIUM_PLACES.find((path) => path && existsSync(path));

/** A Chromium: one that is present, else Debian's package when root on Debian, else the test tool's download. */
export async function ensureChromium() {
  const present = installedChromium();
  if (present) return present;
  if (isRootOnDebian()) {
    await step("Installing Debian's Chromium", () =>
      aptInstall(['chromium', 'chromium-headless-shell', 'fonts-noto-core']),
    );
    const installed = installedChromium();
    if (installed) return installed;
  }
  await step('Downloading a Chromium for the tests', () => run(tool('playwright'), ['install', 'chromium']));
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/**
 * The same Chromium without what only a person's browser has, for the tests: a visit takes a third of the processor
 * time. Null where it cannot be had; the whole browser does as well.
 */
export async function ensureChromiumShell() {
  if (!existsSync(CHROMIUM_SHELL) && isRootOnDebian()) {
    await step("Installing Debian's Chromium shell", async () => {
      try {
        await aptInstall(['chromium-headless-shell']);
        return '';
      } catch {
        return 'not to be had: the whole browser runs all tests';
      }
    });
  }
  return existsSync(CHROMIUM_SHELL) ? CHROMIUM_SHELL : null;
}
