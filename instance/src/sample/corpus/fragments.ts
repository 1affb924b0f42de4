/** What one language or one topic has to say; every text may hold `{a|b}` alternatives and `{#1-9}` numbers. */
export interface Fragments {
  /** Complete observations that can stand alone. */
  readonly scenes: readonly string[];
  /** Second sentences that fit after any scene of the same list. */
  readonly turns: readonly string[];
  /** Hashtags without the sign. */
  readonly tags: readonly string[];
}

/** A language: its own scenes, and sentences to answer with. */
export interface Language extends Fragments {
  readonly replies: readonly string[];
}

/** The topics of the English speaking part of the harbour. */
export type Topic =
  | 'shore'
  | 'books'
  | 'bikes'
  | 'kitchen'
  | 'birds'
  | 'clay'
  | 'weather'
  | 'garden'
  | 'sky'
  | 'craft'
  | 'sound'
  | 'walks';

/** Languages other than English. */
export type Tongue = 'de' | 'es' | 'fr' | 'pt' | 'pl' | 'uk' | 'ar' | 'he' | 'ja' | 'ko' | 'zh';
