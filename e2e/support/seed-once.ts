import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startInstance } from './instance';
import { CACHE, sampleFingerprint } from './places';

/** Makes the sample data once; every test file starts on a copy of it. */
export default async function seedOnce(): Promise<void> {
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
