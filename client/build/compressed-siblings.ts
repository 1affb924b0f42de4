import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Smaller files fit into one packet anyway. */
const WORTHWHILE = 1400;

const brotli = (content: Uint8Array): Uint8Array =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/**
 * Puts `.gz` and `.br` beside each text file: Akkoma and Pleroma send the first, this project's own server and
 * many reverse proxies the second (static-files.md §5).
 */
export function compressedSiblings(): Plugin {
  return {
    name: 'skein-compressed-siblings',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const file of Object.values(bundle)) {
        if (!/\.(?:js|css|svg)$/.test(file.fileName)) continue;
        if (process.env.NOCOMP) continue; const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        if (content.length < WORTHWHILE) continue;
        writeFileSync(join(dir, `${file.fileName}.gz`), gzipSync(content, { level: 9 }));
        writeFileSync(join(dir, `${file.fileName}.br`), brotli(content));
      }
    },
  };
}
