import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
export const CACHE = join(ROOT, '.cache', 'e2e');
/** The embedded instance, built (build-instance.ts). */
export const INSTANCE = join(CACHE, 'instance', 'src', 'all', 'main.js');
export const DIST = join(ROOT, 'client', 'dist');

/** Changes whenever the instance's sources do; sample times are relative, so a day's end counts too. */
export function sampleFingerprint(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  const source = join(ROOT, 'instance', 'src');
  for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' }).sort()) {
    const { size, mtimeMs } = statSync(join(source, name));
    hash.update(`${name} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
