import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

const letters = (index: number): string => {
  const last = ALPHABET[index % ALPHABET.length] ?? '';
  return index < ALPHABET.length ? last : letters(Math.floor(index / ALPHABET.length) - 1) + last;
};

/**
 * Class names of CSS modules in the build: the place of the file among all of `folder`, then the place of
 * the class in its file, both as letters. The same in every build of the same sources. Long or random names
 * cost a tenth of the first load, as they stand in both style sheet and script.
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.module.css'))
    .map((name) => join(folder, name))
    .sort();
  const names = new Map(files.map((file) => [file, new Map<string, string>()]));
  return (name, id) => {
    const file = id.split('?')[0] ?? id;
    const known = names.get(file);
    if (!known) throw new Error(`${file} is not in ${folder}`);
    const short = known.get(name) ?? letters(files.indexOf(file)).toUpperCase() + letters(known.size);
    known.set(name, short);
    return short;
  };
}
