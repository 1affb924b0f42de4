import { PAGE_WORDS } from './page-words.ts';

/** The language of a page that the instance draws itself. */
export interface Tongue {
  lang: string;
  dir: 'ltr' | 'rtl';
  /** The words for an English sentence, which stands in where there are none; `{name}` stays where nothing fills it. */
  say: (english: string, fill?: Readonly<Record<string, string>>) => string;
}

const RIGHT_TO_LEFT = new Set(['ar', 'he']);
const TAGS: Readonly<Record<string, string>> = { zh: 'zh-Hans', zh_Hant: 'zh-Hant' };
/** Old names of languages, and those whose readers read another one. */
const SAME: Readonly<Record<string, string>> = { iw: 'he', in: 'id', no: 'nb', nn: 'nb' };

function codeOf(tag: string): string {
  const [language = ''] = tag.toLowerCase().split('-');
  if (language === 'zh') return /^zh-(hant|tw|hk|mo)/i.test(tag) ? 'zh_Hant' : 'zh';
  return SAME[language] ?? language;
}

/** The first of these languages that the pages know, else English. */
export function tongueOf(tags: readonly string[]): Tongue {
  const code = tags.map(codeOf).find((each) => each === 'en' || Object.hasOwn(PAGE_WORDS, each)) ?? 'en';
  const words = PAGE_WORDS[code] ?? {};
  return {
    lang: TAGS[code] ?? code,
    dir: RIGHT_TO_LEFT.has(code) ? 'rtl' : 'ltr',
    say: (english, fill = {}) =>
      (words[english] ?? english).replaceAll(/\{(\w+)\}/g, (slot, name: string) => fill[name] ?? slot),
  };
}
