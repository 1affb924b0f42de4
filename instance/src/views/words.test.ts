import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRecord } from '../lib/json.ts';

const HERE = join(import.meta.dirname, 'words');
/** The word of the language itself is written as the English one. */
const SAME_AS_ENGLISH: Readonly<Record<string, readonly string[]>> = { it: ['Password'] };

const CLIENT = join(import.meta.dirname, '../../../client/src/i18n/messages');
const jsonFiles = (folder: string): string[] => readdirSync(folder).filter((name) => name.endsWith('.json'));

function wordsIn(name: string): [string, string][] {
  const file: unknown = JSON.parse(readFileSync(join(HERE, name), 'utf8'));
  return Object.entries(isRecord(file) ? file : {}).map(([english, text]) => [english, String(text)]);
}

const FILES = jsonFiles(HERE);
const ENGLISH = wordsIn(FILES[0] ?? '').map(([english]) => english);
const slots = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

const pages = ['authorize-page', 'password-page', 'remote-page'].map((name) => `views/${name}`);
const routes = ['oauth/oauth-authorize', 'accounts/password-reset', 'server/remote-interaction'];
const source = [...pages, ...routes.map((name) => `routes/${name}`), 'rules/sign-in']
  .map((name) => readFileSync(join(import.meta.dirname, '..', `${name}.ts`), 'utf8'))
  .join('\n');

it('are there in every language of the client', () => {
  expect(FILES).toEqual(jsonFiles(CLIENT));
});

it('are all said on a page', () => {
  expect(ENGLISH.filter((text) => !source.includes(`'${text}'`))).toEqual([]);
});

describe.each(FILES)('%s', (name) => {
  const words = wordsIn(name);

  it('has every sentence, in the order of the others', () => {
    expect(words.map(([english]) => english)).toEqual(ENGLISH);
  });

  it('has the slots of the English sentences, and nothing empty', () => {
    expect(words.filter(([english, text]) => slots(text) !== slots(english) || text.trim() === '')).toEqual(
      [],
    );
  });

  it('says different things differently, and in its own language', () => {
    const texts = words.map(([, text]) => text);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    const left = words.filter(([english, text]) => english === text).map(([english]) => english);
    expect(left).toEqual(SAME_AS_ENGLISH[name.replace('.json', '')] ?? []);
  });
});

it.each(['ar.json', 'he.json'])('%s keeps names and addresses together, whichever way they run', (name) => {
  const inner = /(?<![\u2066\u2068])(?:\{\w+\}|name@server)|(?:\{\w+\}|server\.example)(?!\u2069)/;
  expect(wordsIn(name).filter(([, text]) => inner.test(text))).toEqual([]);
});
