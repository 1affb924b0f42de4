import { readdirSync, readFileSync } from 'node:fs';
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
/** Old names of languages, and those whose readers read another one. */
const SAME: Readonly<Record<string, string>> = { iw: 'he', in: 'id', no: 'nb', nn: 'nb' };

/** `CODE.json`: the words of a language by the English sentence (docs/translating). */
const FOLDER = new URL('./words/', import.meta.url);
const CODES: ReadonlySet<string> = new Set(readdirSync(FOLDER).map((name) => name.replace(/\.json$/, '')));
/** Those that somebody asked for. */
const read = new Map<string, Words>();

function wordsOf(code: string): Words {
  const known = read.get(code);
  if (known) return known;
  const file = CODES.has(code) ? parseJson(readFileSync(new URL(`${code}.json`, FOLDER), 'utf8')) : {};
  const entries = Object.entries(isRecord(file) ? file : {});
  const words = new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  read.set(code, words);
  return words;
}

function codeOf(tag: string): string {
  const [language = ''] = tag.toLowerCase().split('-');
  if (language === 'zh') return /^zh-(hant|tw|hk|mo)/i.test(tag) ? 'zh_Hant' : 'zh';
  return SAME[language] ?? language;
}

/** The first of these languages that the pages know, else English. */
export function tongueOf(tags: readonly string[]): Tongue {
  const code = tags.map(codeOf).find((each) => each === 'en' || CODES.has(each)) ?? 'en';
  const words = wordsOf(code);
  return {
    lang: TAGS[code] ?? code,
    dir: RIGHT_TO_LEFT.has(code) ? 'rtl' : 'ltr',
    say: (english, fill = {}) =>
      (words.get(english) ?? english).replaceAll(/\{(\w+)\}/g, (slot, name: string) => fill[name] ?? slot),
  };
}
