import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { NAMES_LANGUAGES_ALIKE, SAME_EVERYWHERE, SAME_IN } from '../../../test/same-as-english';
import { LANGUAGES } from '../languages';
import { parseMessage, type Part } from '../message-format';
import { en } from './en';

const HERE = import.meta.dirname;
const GUIDES = join(HERE, '../../../../docs/translating');
const Words = v.record(v.string(), v.string());

const english = Object.fromEntries(
  Object.entries(en).flatMap(([of, words]) =>
    Object.entries(words).map(([name, text]): [string, string] => [`${of}.${name}`, text]),
  ),
);

/** Names of the placeholders, in the branches of plurals too. */
const slotsOf = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => {
    if (part.is === 'argument') return [part.name];
    if (part.is === 'plural') return [part.name, ...[...part.branches.values()].flatMap(slotsOf)];
    return [];
  });

/** The plural forms of each plural, without those for one number (`=0`). */
const formsOf = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => {
    if (part.is !== 'plural') return [];
    const forms = [...part.branches.keys()].filter((form) => !form.startsWith('='));
    return [forms.sort().join(' '), ...[...part.branches.values()].flatMap(formsOf)];
  });

const isBroken = (parts: readonly Part[]): boolean =>
  parts.some((part) => part.is === 'text' && /[{}]/.test(part.text));

const names = (text: string): string => [...new Set(slotsOf(parseMessage(text)))].sort().join(' ');

/** Has no letters beside its placeholders, is a name of a language, or what people type to find a setting. */
const mayBeEnglish = (code: string, id: string, text: string): boolean =>
  !/\p{L}/u.test(text.replaceAll(/\{\w+\}/g, '')) ||
  (id.startsWith('languages.') && NAMES_LANGUAGES_ALIKE.has(code)) ||
  /^\w+_words\./.test(id) ||
  SAME_EVERYWHERE.has(text) ||
  (SAME_IN[code] ?? []).includes(text);

const files = readdirSync(HERE).filter((name) => name.endsWith('.json'));

/** The row of a language in the table of all: how many messages, and how many plural forms. */
const told = readFileSync(join(GUIDES, 'README.md'), 'utf8');
const rowOf = (code: string): string =>
  new RegExp(`\\| \`${code}\` \\| [\\d,]+ \\| \\d \\|`).exec(told)?.[0] ?? '';

test('files are of languages that are offered', () => {
  const codes = LANGUAGES.map(({ code }) => `${code}.json`);
  expect(files.filter((name) => !codes.includes(name))).toEqual([]);
});

describe.each(LANGUAGES.filter(({ code }) => files.includes(`${code}.json`)))('$code', ({ code, tag }) => {
  const words = v.parse(Words, JSON.parse(readFileSync(join(HERE, `${code}.json`), 'utf8')));
  const entries = Object.entries(words).filter(([id]) => id in english);

  test('has the messages of English, in their order', () => {
    expect(Object.keys(words)).toEqual(Object.keys(english));
  });

  test('stands in the table of all languages with what it has', () => {
    const count = Object.keys(words).length.toLocaleString('en');
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
    expect(rowOf(code)).toBe(`| \`${code}\` | ${count} | ${pluralCategories.length} |`);
  });

  test('has the placeholders of English', () => {
    const wrong = entries.filter(
      ([id, text]) => isBroken(parseMessage(text)) || names(text) !== names(english[id] ?? ''),
    );
    expect(wrong).toEqual([]);
  });

  test('has every plural form that it needs, and no other', () => {
    const wanted = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.sort().join(' ');
    const wrong = entries.filter(([, text]) => formsOf(parseMessage(text)).some((forms) => forms !== wanted));
    expect(wrong).toEqual([]);
  });

  test('has no message that was left in English, beyond the words that both languages write alike', () => {
    const left = entries.filter(([id, text]) => text === english[id] && !mayBeEnglish(code, id, text));
    expect(left).toEqual([]);
    const inEnglish = new Set(entries.flatMap(([id, text]) => (text === english[id] ? [text] : [])));
    expect((SAME_IN[code] ?? []).filter((text) => !inEnglish.has(text))).toEqual([]);
  });

  test('has no mark-up, and nothing empty', () => {
    const wrong = entries.filter(([, text]) => /<[a-z/!]|&\w+;/i.test(text) || text.trim() === '');
    expect(wrong).toEqual([]);
  });

  test('says how its words were chosen', () => {
    expect(readFileSync(join(GUIDES, `${code}.md`), 'utf8')).toMatch(/^# /);
  });
});
