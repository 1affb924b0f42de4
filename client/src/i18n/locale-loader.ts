import { writtenLanguage } from '@skein/wire/language-tag';
import { readBuildJson } from '@/lib/build-file';
import { addWords, applyLocale } from './locale';
import { LANGUAGES, PSEUDO_LANGUAGES, type Language } from './languages';
import type { Catalogue } from './translator';

/**
 * A language is one file, `messages/CODE.json`, that the build cuts as English is cut (client/build/language-parts.ts):
 * words of the first screen, and words of what comes late. It finds the files, so a new one needs no line of code.
 */
const files: Readonly<Record<string, unknown>> = import.meta.glob('./messages/*.json', {
  query: '?parts',
  import: 'default',
  eager: true,
});

const keyOf = (language: Language): string => `./messages/${language.code}.json`;

/** What the language menu may offer: English and every language that has a file. */
export const offeredLanguages = (): readonly Language[] =>
  LANGUAGES.filter((language) => language.code === 'en' || keyOf(language) in files);

/**
 * The language of the interface, first hit wins: `?lang=`, the preference, those of the browser in their order (the
 * one that was chosen in it before, then its own), English. `ja_easy` and the pseudo-languages are only chosen by name.
 */
export function chooseLanguage(
  wanted: {
    url: string | null;
    preference: string;
    browser: readonly string[];
  },
  offered: readonly Language[] = offeredLanguages(),
): Language {
  const named = [...offered, ...PSEUDO_LANGUAGES];
  const byName = (code: string | null): Language | undefined =>
    named.find((language) => language.code === code || language.tag === code);
  const byTag = (tag: string): Language | undefined => {
    const wanted = writtenLanguage(tag);
    return offered.find(({ code, tag }) => code !== 'ja_easy' && writtenLanguage(tag) === wanted);
  };
  const english = offered.find((language) => language.code === 'en') ?? {
    code: 'en',
    tag: 'en',
    dir: 'ltr',
  };
  return (
    byName(wanted.url) ??
    byName(wanted.preference) ??
    wanted.browser.map(byTag).find((language) => language !== undefined) ??
    english
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keeps the texts of a language file and drops everything else in it. Throws where it has none at all. */
function toCatalogue(content: unknown): Catalogue {
  if (!isRecord(content)) throw new Error('no words');
  return Object.fromEntries(
    Object.entries(content).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

async function loadWords(language: Language, part: 'early' | 'late'): Promise<Catalogue> {
  if (language.code === 'en') return {};
  if (PSEUDO_LANGUAGES.includes(language)) {
    const { pseudoEnglish } = await import('./pseudo-locale');
    return pseudoEnglish(language.dir);
  }
  const file = files[keyOf(language)];
  if (typeof file === 'string') return toCatalogue(await readBuildJson(file.replace('*', part)));
  return toCatalogue(isRecord(file) ? file[part] : null);
}

/** The language that was asked for last, and the one that is shown: an older file that comes late changes nothing. */
let wanted = 'en';
const shown: { code: string | null; isWhole: boolean } = { code: null, isWhole: false };

async function show(language: Language, early: boolean): Promise<void> {
  const isNew = shown.code !== language.code;
  const words = await Promise.all([
    isNew ? loadWords(language, 'early') : {},
    early ? {} : loadWords(language, 'late'),
  ]);
  // Somebody chose another one while this one was on its way.
  if (wanted !== language.code) return;
  const catalogue = { ...words[0], ...words[1] };
  if (isNew) applyLocale(language.tag, language.dir, catalogue);
  else addWords(catalogue);
  shown.code = wanted;
  shown.isWhole = !early;
}

/**
 * Makes a language the interface language; with `early` only the words of the first screen, and the next call brings
 * the others. A file that does not load leaves the words that are on: the page stays readable. Resolves with false then.
 */
export async function startLanguage(language: Language, { early = false } = {}): Promise<boolean> {
  wanted = language.code;
  // A new translator draws every word anew.
  if (shown.code === wanted && (early || shown.isWhole)) return true;
  try {
    await show(language, early);
    return true;
  } catch {
    return false;
  }
}
