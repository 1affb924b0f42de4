import { parseMessage, type Part } from './message-format';
import { en } from './messages/en';
import type { Catalogue } from './translator';

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  d: 'ð',
  e: 'é',
  g: 'ğ',
  i: 'ï',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  t: 'ŧ',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  E: 'Ë',
  N: 'Ñ',
  O: 'Ø',
  S: 'Š',
};

/** Accents, and 40 % more letters: what does not fit shows at once. */
function accented(text: string): string {
  const letters = text.replaceAll(/[a-zA-Z]/g, (letter) => ACCENTED[letter] ?? letter);
  const words = text.replaceAll(/[^a-zA-Z]/g, '').length;
  return words === 0 ? letters : letters + '~'.repeat(Math.ceil(words * 0.4));
}

/** The right-to-left override makes Latin letters run as Arabic ones would; spaces at the ends stay outside. */
const mirrored = (text: string): string =>
  text.replace(/\S(?:.*\S)?/s, (words) => (/[a-zA-Z]/.test(words) ? `\u202e${words}\u202c` : words));

const write = (parts: readonly Part[], change: (text: string) => string): string =>
  parts
    .map((part) => {
      switch (part.is) {
        case 'text':
          return change(part.text);
        case 'number':
          return '#';
        case 'argument':
          return `{${part.name}}`;
        case 'plural': {
          const branches = [...part.branches].map(([key, branch]) => `${key} {${write(branch, change)}}`);
          return `{${part.name}, plural, ${branches.join(' ')}}`;
        }
      }
    })
    .join('');

/** A language made from English: longer and accented, or running from right to left. */
export function pseudoCatalogue(english: typeof en, dir: 'ltr' | 'rtl'): Catalogue {
  const change = dir === 'rtl' ? mirrored : accented;
  const pseudo = Object.entries(english).flatMap(([namespace, messages]) =>
    Object.entries(messages).map(([name, message]) => [
      `${namespace}.${name}`,
      write(parseMessage(message), change),
    ]),
  );
  return Object.fromEntries(pseudo);
}

/** The whole English catalogue that way. */
export const pseudoEnglish = (dir: 'ltr' | 'rtl'): Catalogue => pseudoCatalogue(en, dir);
