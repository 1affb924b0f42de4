import type { Plugin } from 'vite';

/** Asks the engine to compile a file's functions beside the main thread, not each when it is called for the first time. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Parts that are fetched while the page is idle are compiled then. Not those that come before the first post (`early`,
 * `index`, …): of them the first screen needs only some functions.
 */
export function compiledAhead(firstLoad: readonly string[]): Plugin {
  return {
    name: 'skein-compiled-ahead',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && !firstLoad.includes(file.name)) file.code = HINT + file.code;
    },
  };
}
