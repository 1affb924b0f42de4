import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const WANTED = /^react(\/jsx-runtime)?$/;
const MARK = '\0named:';
const require = createRequire(import.meta.url);

/**
 * React is CommonJS: bundled as it is, every use is a lookup in its exports, `(0, r.useState)()`. Here its
 * exports become constants of the bundle, whose names are one letter each (2 KB less, brotli).
 */
export function reactNamed(): Plugin {
  return {
    name: 'skein-react-named',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      // CommonJS itself (react-dom) keeps to the original.
      const isOurs = importer !== undefined && !/\/node_modules\/(react|scheduler)/.test(importer);
      return WANTED.test(id) && isOurs ? MARK + id : null;
    },
    load(id) {
      if (!id.startsWith(MARK)) return null;
      const real = id.slice(MARK.length);
      const exported: unknown = require(real);
      const names = Object.keys(exported ?? {}).filter((name) => !name.startsWith('__'));
      const path = require.resolve(real).replaceAll('\\', '/');
      return names
        .map((name) => `export const ${name} = all.${name};`)
        .join('\n')
        .replace(/^/, `import all from ${JSON.stringify(path)};\n`);
    },
  };
}
