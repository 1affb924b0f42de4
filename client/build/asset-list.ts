import type { Plugin } from 'vite';

const PLACEHOLDER = 'SKEIN_ASSETS';
const HASHED = /^assets\/.+-[\w-]{8,}\.(?!map$)\w+$/;

/** Tells the service worker the files of the build it belongs to: hashed ones only, they never change. */
export const assetList = (): Plugin => ({
  name: 'skein-asset-list',
  apply: 'build',
  generateBundle(_, bundle) {
    const names = Object.keys(bundle).filter((name) => HASHED.test(name));
    const list = JSON.stringify(names.map((name) => `/${name}`).sort());
    const worker = bundle['sw-pleroma.js'];
    if (worker?.type === 'chunk') worker.code = worker.code.replaceAll(PLACEHOLDER, list);
  },
});
