/** A post in another language (ACT-06). */
export interface Translation {
  /** Server HTML: only parts/rich-text may show it. */
  content: string;
  spoilerText: string;
  /** Of its poll, in their order; empty where the server translates none. */
  options: readonly string[];
  /** Of its files. */
  descriptions: readonly string[];
  /** Language code that the server found, lower case; null when it does not say. */
  from: string | null;
}

export interface TranslationLanguages {
  source: readonly TranslationLanguage[];
  target: readonly TranslationLanguage[];
}

export interface TranslationLanguage {
  /** As the server wants it back; some write it in capitals. */
  code: string;
  name: string;
}
