import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CACHE, DIST, INSTANCE, ROOT } from './places';

export interface Instance {
  url: string;
  port: number;
  /** Stops the server and removes its data, unless the folder was given. */
  stop(): Promise<void>;
  /** kill -9, as a crash would. */
  kill(): Promise<void>;
  /** The folder of its data. */
  data: string;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

async function answers(url: string, alive: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (!alive()) throw new Error('the instance ended before it answered');
    try {
      const response = await fetch(`${url}/api/v1/instance`);
      if (response.ok) return;
    } catch {
      // Not yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the instance did not answer at ${url}`);
}

/** A fresh copy of the sample data; remove it when done. */
function seededData(): string {
  const data = mkdtempSync(join(tmpdir(), 'skein-e2e-'));
  cpSync(join(CACHE, 'seed'), data, { recursive: true });
  return data;
}

/** Runs a script in the project's root on a folder of data, which it finds as its first argument. */
export function changeData(script: string, data: string): void {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script, data];
  execFileSync(process.execPath, args, { cwd: ROOT });
}

/** Starts the process and waits until it answers; returns the way to end it. */
async function run(
  args: readonly string[],
  url: string,
): Promise<(signal: 'SIGTERM' | 'SIGKILL') => Promise<void>> {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let ended = false;
  const exit = new Promise<void>((resolve) => {
    child.once('exit', () => {
      ended = true;
      resolve();
    });
  });
  try {
    await answers(url, () => !ended);
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(`the instance did not start\n${output}`, { cause: error });
  }
  return async (signal) => {
    child.kill(signal);
    await exit;
  };
}

export interface InstanceOptions {
  data?: string;
  empty?: boolean;
  flags?: readonly string[];
  port?: number;
  /** What is done to the folder of its data before it starts. */
  prepare?: (data: string) => void;
}

/** Starts the embedded instance on a free port; on a copy of the sample data unless `data` is given. */
export async function startInstance(options: InstanceOptions = {}): Promise<Instance> {
  const own = options.data === undefined;
  const data = options.data ?? (options.empty ? mkdtempSync(join(tmpdir(), 'skein-e2e-')) : seededData());
  options.prepare?.(data);
  const port = options.port ?? (await freePort());
  const args = [
    INSTANCE,
    '--port',
    String(port),
    '--data',
    data,
    '--client',
    DIST,
    ...(options.empty ? ['--empty'] : []),
    ...(options.flags ?? []),
  ];
  const url = `http://localhost:${port}`;
  const running = await run(args, url);
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    await running(signal);
    if (own) rmSync(data, { recursive: true, force: true });
  };
  return { url, port, data, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}
