import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
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

const files = readdirSync(HERE).filter((name) => name.endsWith('.json'));

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

  test('says how its words were chosen', () => {
    expect(readFileSync(join(GUIDES, `${code}.md`), 'utf8')).toMatch(/^# /);
  });
});
