import { readdirSync, readFileSync } from 'node:fs';
import { writtenLanguage } from '@skein/wire/language-tag';
import { isRecord, parseJson } from '../lib/json.ts';
import type spoken from './words/ar.json';

/** A sentence that every language has words for. */
export type English = keyof typeof spoken;

/** The language of a page that the instance draws itself. */
export interface Tongue {
  lang: string;
  dir: 'ltr' | 'rtl';
  /** The words for an English sentence, which are its own in English; `{name}` stays where nothing fills it. */
  say: (english: English, fill?: Readonly<Record<string, string>>) => string;
}

type Words = ReadonlyMap<string, string>;

const RIGHT_TO_LEFT = new Set(['ar', 'he']);
const TAGS: Readonly<Record<string, string>> = { ja_easy: 'ja', zh: 'zh-Hans', zh_Hant: 'zh-Hant' };
/** `CODE.json`: the words of a language by the English sentence (docs/translating). */
const FOLDER = new URL('./words/', import.meta.url);
const CODES = ['en', ...readdirSync(FOLDER).map((name) => name.replace(/\.json$/, ''))];
/** The code of each, by who reads it. */
const READERS: ReadonlyMap<string, string> = new Map(
  CODES.map((code) => [writtenLanguage(code.replace('_', '-')), code]),
);
/** Those that somebody asked for. */
const read = new Map<string, Words>();

function wordsOf(code: string): Words {
  const known = read.get(code);
  if (known) return known;
  const file = code === 'en' ? {} : parseJson(readFileSync(new URL(`${code}.json`, FOLDER), 'utf8'));
  const entries = Object.entries(isRecord(file) ? file : {});
  const words = new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  read.set(code, words);
  return words;
}

/** The first of these languages that the pages know, else English. */
export function tongueOf(tags: readonly string[]): Tongue {
  const code =
    tags.map((tag) => READERS.get(writtenLanguage(tag))).find((known) => known !== undefined) ?? 'en';
  const words = wordsOf(code);
  return {
    lang: TAGS[code] ?? code,
    dir: RIGHT_TO_LEFT.has(code) ? 'rtl' : 'ltr',
    say: (english, fill = {}) =>
      (words.get(english) ?? english).replaceAll(/\{(\w+)\}/g, (slot, name: string) => fill[name] ?? slot),
  };
}
