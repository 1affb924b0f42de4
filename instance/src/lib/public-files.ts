import { fileURLToPath } from 'node:url';
import type { Instance } from './context.ts';
import { findFile, type FoundFile } from './files.ts';

const ASSETS = fileURLToPath(new URL('../../assets', import.meta.url));
/** What an admin may put beside the server; nothing else of the data folder is public. */
const ADMIN_NAMES = new Set(['static', 'emoji', 'images', 'instance', 'sounds', 'favicon.png', 'robots.txt']);

/** Looks where Akkoma looks, in its order (static-files.md §5): admin, client, server. */
export async function findPublicFile(
  inst: Instance,
  segments: readonly string[],
): Promise<FoundFile | undefined> {
  const [first = ''] = segments;
  const roots = [
    ...(ADMIN_NAMES.has(first) ? [inst.dataDir] : []),
    ...(inst.clientDir === null ? [] : [inst.clientDir]),
    ASSETS,
  ];
  for (const root of roots) {
    const file = await findFile(root, segments);
    if (file) return file;
  }
  return undefined;
}
