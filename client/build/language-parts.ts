import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { early } from '../src/i18n/messages/en/early.ts';

const EARLY = new Set(
  Object.entries(early).flatMap(([of, it]) => Object.keys(it).map((name) => `${of}.${name}`)),
);

/**
 * A language file asked for with `?parts` is the address of two files, one with the words of each part (`early` or
 * `late` in the place of `*`), or an object with the words of both where nothing is built.
 */
export const languageParts = (): Plugin => ({
  name: 'skein-language-parts',
  enforce: 'pre',
  load(id) {
    const [path = '', query] = id.split('?');
    if (query !== 'parts') return null;
    const words = Object.entries(JSON.parse(readFileSync(path, 'utf8')));
    const partOf = (isEarly: boolean): string =>
      JSON.stringify(Object.fromEntries(words.filter(([key]) => EARLY.has(key) === isEarly)));
    const parts = { early: partOf(true), late: partOf(false) };
    if (this.environment.mode !== 'build')
      return `export default { early: ${parts.early}, late: ${parts.late} };`;
    // One for both: the page has to know 31 of them before it can say a word.
    const hash = createHash('sha256')
      .update(parts.early + parts.late)
      .digest('hex')
      .slice(0, 8);
    const address = `assets/language-${basename(path, '.json')}-*-${hash}.json`;
    for (const [part, source] of Object.entries(parts))
      this.emitFile({ type: 'asset', fileName: address.replace('*', part), source });
    return `export default ${JSON.stringify(`/${address}`)};`;
  },
});
