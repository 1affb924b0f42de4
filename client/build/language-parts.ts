import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { early } from '../src/i18n/messages/en/early.ts';

const EARLY = new Set(
  Object.entries(early).flatMap(([of, it]) => Object.keys(it).map((name) => `${of}.${name}`)),
);

/** A language file asked for with `?part=early` or `?part=late` is the address of a file with that part of its words, or the words where nothing is built. */
export const languageParts = (): Plugin => ({
  name: 'skein-language-parts',
  enforce: 'pre',
  load(id) {
    const [path = '', part] = id.split('?part=');
    if (!part) return null;
    const words = Object.entries(JSON.parse(readFileSync(path, 'utf8')));
    const source = JSON.stringify(
      Object.fromEntries(words.filter(([key]) => EARLY.has(key) === (part === 'early'))),
    );
    if (this.environment.mode !== 'build') return `export default ${source};`;
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
    const fileName = `assets/language-${basename(path, '.json')}-${part}-${hash}.json`;
    this.emitFile({ type: 'asset', fileName, source });
    return `export default ${JSON.stringify(`/${fileName}`)};`;
  },
});
