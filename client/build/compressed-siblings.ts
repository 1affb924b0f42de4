import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Smaller files fit into one packet anyway. */
const WORTHWHILE = 1400;

/**
 * Puts `.gz` and `.br` beside each text file: Akkoma and Pleroma send the first, this project's own server and
 * many reverse proxies the second (docs/deploy.md).
 */
export function compressedSiblings(): Plugin {
  return {
    name: 'skein-compressed-siblings',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => /\.(?:js|css|svg|json)$/.test(file))) {
        const path = join(dir, name);
        const content = readFileSync(path);
        if (content.length < WORTHWHILE) continue;
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(content));
      }
    },
  };
}
