export interface Language {
  /** Code of the settings file (S1 §9); `_` parts a variant. */
  code: string;
  /** Tag for `lang` and Intl. */
  tag: string;
  dir: 'ltr' | 'rtl';
}

const language = (code: string, tag = code, dir: 'ltr' | 'rtl' = 'ltr'): Language => ({ code, tag, dir });

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

/** Made by machine to prove the loader and the layout; reached by `?lang=` or the preference only. */
export const PSEUDO_LANGUAGES: readonly Language[] = [language('en-XA'), language('ar-XB', 'ar-XB', 'rtl')];
