import type { Plugin } from 'vite';

const IMPORT = /^import (\w+) from ('[^']+\.module\.css');$/gm;

/**
 * `styles.row` becomes the class name itself: style sheets are imported as namespaces in the build, whose
 * members the bundler puts in place, so that no table of names is left.
 */
export function inlineClasses(): Plugin[] {
  return [
    {
      name: 'skein-inline-classes',
      apply: 'build',
      enforce: 'pre',
      transform(code, id) {
        if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes('.module.css')) return null;
        return { code: code.replaceAll(IMPORT, 'import * as $1 from $2;import $2;'), map: null };
      },
    },
    {
      // A sheet whose names are all in place is still to be loaded.
      name: 'skein-keep-sheets',
      apply: 'build',
      enforce: 'post',
      transform: (code, id) =>
        id.endsWith('.module.css')
          ? { code: `${code}\n`, moduleSideEffects: 'no-treeshake', map: null }
          : null,
    },
  ];
}
