import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Smaller files fit into one packet anyway. */
const WORTHWHILE = 1400;

/** Puts `.gz` beside each text file for Akkoma and Pleroma, `.br` for this project's server and reverse proxies. */
export const compressedSiblings = (): Plugin => ({
  name: 'skein-compressed-siblings',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((file) => /\.(?:js|css|svg|json)$/.test(file))) {
      const content = readFileSync(`${dir}/${name}`);
      if (content.length < WORTHWHILE) continue;
      writeFileSync(`${dir}/${name}.gz`, gzipSync(content, { level: 9 }));
      writeFileSync(`${dir}/${name}.br`, brotliCompressSync(content));
    }
  },
});
