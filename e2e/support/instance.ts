import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach } from 'vitest';
import { CACHE, DIST, ROOT } from './places';

export interface Instance {
  url: string;
  port: number;
  /** Stops the server and removes its data, unless the folder was given. */
  stop(): Promise<void>;
  /** kill -9, as a crash would. */
  kill(): Promise<void>;
  /** Keeps a copy of its data, which nobody may be changing meanwhile; the first call counts. */
  keep(): void;
  /** Starts again on the data that were kept. */
  restore(): Promise<void>;
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
export function seededData(): string {
  const data = mkdtempSync(join(tmpdir(), 'skein-e2e-'));
  cpSync(join(CACHE, 'seed'), data, { recursive: true });
  return data;
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

/** Starts the embedded instance on a free port; on a copy of the sample data unless `data` is given. */
export async function startInstance(
  options: { data?: string; empty?: boolean; flags?: readonly string[]; port?: number } = {},
): Promise<Instance> {
  const own = options.data === undefined;
  const data = options.data ?? (options.empty ? mkdtempSync(join(tmpdir(), 'skein-e2e-')) : seededData());
  const port = options.port ?? (await freePort());
  const args = ['--import', 'tsx', join(ROOT, 'instance', 'src', 'main.ts'), '--port', String(port)];
  args.push(
    '--data',
    data,
    '--client',
    DIST,
    ...(options.empty ? ['--empty'] : []),
    ...(options.flags ?? []),
  );
  const url = `http://localhost:${port}`;
  let running = await run(args, url);
  let kept: string | null = null;
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    await running(signal);
    if (own) rmSync(data, { recursive: true, force: true });
    if (kept !== null) rmSync(kept, { recursive: true, force: true });
  };
  return {
    url,
    port,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    keep() {
      if (kept !== null) return;
      kept = mkdtempSync(join(tmpdir(), 'skein-kept-'));
      cpSync(data, kept, { recursive: true });
    },
    async restore() {
      if (kept === null) throw new Error('nothing was kept');
      await running('SIGKILL');
      rmSync(data, { recursive: true, force: true });
      cpSync(kept, data, { recursive: true });
      running = await run(args, url);
    },
  };
}

/**
 * What the first try of a test has left behind is no concern of the second: that one finds the instance as the file's
 * first test did. Tokens given since are unknown then: `forget` them.
 */
export function startsOverOnRetry(instance: () => Instance | undefined, forget: () => void): void {
  beforeEach(async ({ task }) => {
    if ((task.result?.retryCount ?? 0) === 0) {
      instance()?.keep();
      return;
    }
    forget();
    await instance()?.restore();
  });
}
