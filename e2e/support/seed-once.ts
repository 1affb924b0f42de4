import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildInstance } from './build-instance';
import { startInstance } from './instance';
import { CACHE, ROOT, sampleFingerprint } from './places';

const BUILD = "await (await import('./scripts/setup.mjs')).ensureBuild()";

/** Builds the client and the instance, and makes the sample data: once, and anew when the sources have changed. Every test file starts on a copy. */
export default async function seedOnce(): Promise<void> {
  execFileSync(process.execPath, ['--input-type=module', '--eval', BUILD], { cwd: ROOT, stdio: 'inherit' });
  await buildInstance();
  const stamp = join(CACHE, 'seed.stamp');
  const wanted = sampleFingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const data = join(CACHE, 'seed');
  rmSync(data, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  const instance = await startInstance({ data });
  await instance.stop();
  writeFileSync(stamp, wanted);
}
