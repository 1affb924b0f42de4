import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from './instance';
import { ROOT } from './places';

export interface Proxied {
  url: string;
  stop(): Promise<void>;
}

/** `npm start -- --server target`, as a person starts it. */
export async function startProxied(target: string): Promise<Proxied> {
  const port = await freePort();
  const script = join(ROOT, 'scripts', 'start.mjs');
  const child = spawn(process.execPath, [script, '--port', String(port), '--server', target], { cwd: ROOT });
  let output = '';
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  await new Promise<void>((resolve, reject) => {
    const look = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('Ctrl-C')) resolve();
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    void ended.then(() => reject(new Error(`the proxy ended\n${output}`)));
  });
  return {
    url: `http://localhost:${port}`,
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
  };
}
