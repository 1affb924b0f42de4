export interface Language {
  /** Code of the settings file (S1 §9); `_` parts a variant. */
  code: string;
  /** Tag for `lang` and Intl. */
  tag: string;
  dir: 'ltr' | 'rtl';
}

const language = (code: string, tag = code, dir: 'ltr' | 'rtl' = 'ltr'): Language => ({ code, tag, dir });

/** What speakers call languages that not every browser has a name for, or that share one with another. */
export const OWN_NAMES: Readonly<Record<string, string>> = {
  eo: 'esperanto',
  eu: 'euskara',
  ga: 'Gaeilge',
  ja_easy: 'やさしい日本語',
  oc: 'occitan',
};

/** The languages of SYS-06. English is built in; another one is offered once its file is there. */
export const LANGUAGES: readonly Language[] = [
  language('en'),
  language('ar', 'ar', 'rtl'),
  ...['ca', 'cs', 'de', 'eo', 'es', 'et', 'eu', 'fi', 'fr', 'ga'].map((code) => language(code)),
  language('he', 'he', 'rtl'),
  ...['hu', 'id', 'it', 'ja'].map((code) => language(code)),
  language('ja_easy', 'ja'),
  ...['ko', 'nb', 'nl', 'oc', 'pl', 'pt', 'ro', 'ru', 'sk', 'te', 'uk', 'vi'].map((code) => language(code)),
  language('zh', 'zh-Hans'),
  language('zh_Hant', 'zh-Hant'),
];

/**
 * Made by machine to prove the loader and the layout; reached by `?lang=` or the preference only. Which digits an
 * unknown Arabic has, each engine answers in its own way: one of them is said.
 */
export const PSEUDO_LANGUAGES: readonly Language[] = [
  language('en-XA'),
  language('ar-XB', 'ar-XB-u-nu-latn', 'rtl'),
];
