import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';

/** Chromium compiles what every start runs beside the main thread, instead of function by function on it (decision 0007). */
export const compiledAhead = (): Plugin => ({
  name: 'skein-compiled-ahead',
  apply: 'build',
  // The comment counts in the first line only, which vite writes too.
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !/^(?:index|react)$/.test(chunk.name)) continue;
        chunk.code = HINT + chunk.code;
        const map = bundle[`${chunk.fileName}.map`];
        if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";');
      }
    },
  },
});
