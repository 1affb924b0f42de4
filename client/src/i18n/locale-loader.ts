import { applyLocale } from './locale';
import { LANGUAGES, PSEUDO_LANGUAGES, type Language } from './languages';
import type { Catalogue } from './translator';

type Load = () => Promise<unknown>;

/** One chunk a language; the build finds the files, so a new one needs no line of code. */
const files: Readonly<Record<string, Load>> = import.meta.glob('./messages/*.json', { import: 'default' });

const fileOf = (language: Language): Load | undefined => files[`./messages/${language.code}.json`];

/** What the language menu may offer: English and every language that has a file. */
export const offeredLanguages = (): readonly Language[] =>
  LANGUAGES.filter((language) => language.code === 'en' || fileOf(language) !== undefined);

/**
 * The language of the interface, first hit wins: `?lang=`, the preference, the browser's languages in
 * their order, English. `ja_easy` and the pseudo-languages are only chosen by name.
 */
export function chooseLanguage(
  wishes: { url: string | null; preference: string; browser: readonly string[] },
  offered: readonly Language[] = offeredLanguages(),
): Language {
  const named = [...offered, ...PSEUDO_LANGUAGES];
  const byName = (code: string | null): Language | undefined =>
    named.find((language) => language.code === code || language.tag === code);
  const byTag = (tag: string): Language | undefined => {
    const wanted = tag.toLowerCase();
    const plain = offered.filter((language) => language.code !== 'ja_easy');
    return (
      plain.find((language) => language.tag.toLowerCase() === wanted) ??
      plain.find((language) => language.tag.toLowerCase() === traditionalOrSimplified(wanted)) ??
      plain.find((language) => language.tag.toLowerCase() === wanted.split('-')[0])
    );
  };
  const english = offered.find((language) => language.code === 'en') ?? {
    code: 'en',
    tag: 'en',
    dir: 'ltr',
  };
  return (
    byName(wishes.url) ??
    byName(wishes.preference) ??
    wishes.browser.map(byTag).find((language) => language !== undefined) ??
    english
  );
}

/** Regions of Chinese tell the script when the tag does not. */
const traditionalOrSimplified = (tag: string): string =>
  /^zh-(tw|hk|mo)/.test(tag) ? 'zh-hant' : tag.startsWith('zh') ? 'zh-hans' : tag;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keeps the texts of a language file and drops everything else in it. */
function toCatalogue(content: unknown): Catalogue {
  if (!isRecord(content)) return {};
  return Object.fromEntries(
    Object.entries(content)
      .filter((entry): entry is [string, Record<string, unknown>] => isRecord(entry[1]))
      .map(([namespace, messages]) => [
        namespace,
        Object.fromEntries(
          Object.entries(messages).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        ),
      ]),
  );
}

async function loadCatalogue(language: Language): Promise<Catalogue> {
  if (language.code === 'en') return {};
  if (PSEUDO_LANGUAGES.includes(language)) {
    const { pseudoEnglish } = await import('./pseudo-locale');
    return pseudoEnglish(language.dir);
  }
  return toCatalogue(await fileOf(language)?.());
}

let wanted = 'en';
let shown: string | null = null;

/**
 * Makes a language the interface language. A file that does not load leaves the language that is on: the
 * page stays readable. Resolves with false then.
 */
export async function startLanguage(language: Language): Promise<boolean> {
  wanted = language.code;
  // A new translator draws every word anew.
  if (shown === wanted) return true;
  try {
    const catalogue = await loadCatalogue(language);
    // Somebody chose another one while this one was on its way.
    if (wanted === language.code) {
      applyLocale(language.tag, language.dir, catalogue);
      shown = wanted;
    }
    return true;
  } catch {
    return false;
  }
}
