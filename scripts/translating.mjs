// The way to a translation platform and back (docs/translating): `npm run translating` writes the English source into
// .cache/translating, `npm run translating -- pictures` does so with a picture of each screen (e2e/translating),
// `npm run translating -- take CODE FILE` takes what a platform wrote for a language, `npm run translating -- unsaid` names
// the messages that the code does not say.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { en } from '../client/src/i18n/messages/en/index.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCE = join(ROOT, 'client', 'src');
const MESSAGES = join(SOURCE, 'i18n', 'messages');
const OUT = join(ROOT, '.cache', 'translating');

/** All English messages by their flat keys, in the order of every language file. */
export const english = Object.fromEntries(
  Object.entries(en).flatMap(([of, words]) =>
    Object.entries(words).map(([name, text]) => [`${of}.${name}`, text]),
  ),
);

const sources = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** Words of a comment, without its marks. */
const plain = (comment) =>
  comment
    .replaceAll(/^\s*(?:\/\*\*|\/\/|\*(?!\/))|\*\/\s*$/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What the English source says of each message: the comment of its part, and of the lines it stands among. */
function comments() {
  const said = new Map();
  for (const file of sources(join(MESSAGES, 'en'))) {
    const parts = readFileSync(file, 'utf8').matchAll(
      /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export const (\w+) = \{\n([\s\S]*?)\n\}/g,
    );
    for (const [, doc = '', constant, body] of parts) {
      const of = constant === 'richText' ? 'rich_text' : constant;
      let among = '';
      for (const line of body.split('\n')) {
        if (/^\s*\/\//.test(line)) among = `${plain(line)}.`;
        const name = /^ {2}(\w+):/.exec(line)?.[1];
        if (name !== undefined) said.set(`${of}.${name}`, [plain(doc), among].filter(Boolean).join(' '));
      }
    }
  }
  return said;
}

const FIXED = /['"`](\w+\.\w+)['"`]/g;
/** A key that the code puts together: `settings.tab_${name}`. */
const BEGUN = /`(\w+\.\w*)\$\{/g;

/** The folders of the code that say each message by its key, and those that say some that begin alike. */
function places() {
  const [whole, begun] = [new Map(), new Map()];
  for (const file of sources(SOURCE).filter((path) => !path.startsWith(MESSAGES))) {
    const folder = relative(SOURCE, file).split(/[\\/]/).slice(0, -1).join('/');
    const text = readFileSync(file, 'utf8');
    for (const [found, form] of [
      [whole, FIXED],
      [begun, BEGUN],
    ])
      for (const [, key] of text.matchAll(form)) found.set(key, (found.get(key) ?? new Set()).add(folder));
  }
  return (key) => [
    ...(whole.get(key) ??
      new Set([...begun].flatMap(([start, folders]) => (key.startsWith(start) ? [...folders] : [])))),
  ];
}

/** Parts whose messages are said by a name that only the code knows: each error of a server has one. */
const SAID_BY_NAME = ['timeline_errors.', 'notification_errors.'];

/** Messages that the code says nowhere, neither by their key nor by one that begins alike. */
export function unsaid(keys) {
  const foldersOf = places();
  return keys.filter(
    (key) => foldersOf(key).length === 0 && !SAID_BY_NAME.some((start) => key.startsWith(start)),
  );
}

/** What a translator is told of each message, by its key. */
export function contexts() {
  const said = comments();
  const foldersOf = places();
  return Object.fromEntries(
    Object.keys(english).map((key) => {
      const folders = foldersOf(key).join(', ');
      return [key, [said.get(key), folders && `Code: ${folders}.`].filter(Boolean).join(' ')];
    }),
  );
}

/**
 * A file that a platform wrote, flat or with descriptions, as a language file: in the order of English, and without what
 * English does not have. What the platform left out or empty keeps the words it had; `missing` has none, `unknown` was
 * dropped. Throws where the text is no JSON object.
 */
export function take(text, had = {}) {
  const file = JSON.parse(text);
  if (typeof file !== 'object' || file === null || Array.isArray(file))
    throw new Error('not a file of messages');
  const wordsOf = (key) => {
    const it = file[key];
    const words = typeof it === 'string' ? it : it?.defaultMessage;
    return typeof words === 'string' && words.trim() !== '' ? words : had[key];
  };
  const keys = Object.keys(english);
  const words = Object.fromEntries(
    keys.map((key) => [key, wordsOf(key)]).filter(([, it]) => it !== undefined),
  );
  return {
    words,
    missing: keys.filter((key) => !(key in words)),
    unknown: Object.keys(file).filter((key) => !(key in english)),
  };
}

const write = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

function tellUnsaid() {
  const left = unsaid(Object.keys(english));
  for (const key of left) console.error(`said nowhere: ${key}`);
  if (left.length > 0) process.exitCode = 1;
}

/** What is said of a message, and where it is to be seen. */
const described = (said, files = []) =>
  [said, files.length > 0 && `Pictures: ${files.join(', ')}.`].filter(Boolean).join(' ');

function writeSource(pictures = new Map()) {
  mkdirSync(OUT, { recursive: true });
  const said = contexts();
  write(join(OUT, 'en.json'), english);
  // Flat files have no room for comments. This form has; platforms that know it check its messages as ICU.
  write(
    join(OUT, 'en.described.json'),
    Object.fromEntries(
      Object.entries(english).map(([key, defaultMessage]) => [
        key,
        { defaultMessage, description: described(said[key], pictures.get(key)) },
      ]),
    ),
  );
  process.stdout.write(`${Object.keys(english).length} messages in ${relative(ROOT, OUT)}\n`);
}

async function writeWithPictures() {
  const { picturesOf } = await import('../e2e/translating/marks.ts');
  const { takePictures } = await import('../e2e/translating/take-pictures.ts');
  const all = await takePictures(english, join(OUT, 'pictures'));
  const pictures = picturesOf(Object.keys(english), all);
  writeSource(pictures);
  process.stdout.write(`${pictures.size} of them are on ${all.length} pictures\n`);
}

function takeFile(code, path) {
  const file = join(MESSAGES, `${code}.json`);
  const { words, missing, unknown } = take(
    readFileSync(path, 'utf8'),
    JSON.parse(readFileSync(file, 'utf8')),
  );
  write(file, words);
  for (const key of missing) console.error(`missing: ${key}`);
  for (const key of unknown) console.error(`not a message, dropped: ${key}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [verb, code, path] = process.argv.slice(2);
  if (verb === undefined) writeSource();
  else if (verb === 'unsaid') tellUnsaid();
  else if (verb === 'pictures') await writeWithPictures();
  else if (verb === 'take' && /^\w+$/.test(code ?? '') && path !== undefined) takeFile(code, path);
  else {
    console.error('Usage: npm run translating [-- pictures | take CODE FILE | unsaid]');
    process.exitCode = 1;
  }
}
