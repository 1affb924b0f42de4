import { addEnglish } from '../../../english';

/** A post in another language. */
export const translation = {
  from: 'Translated from {language}',
  translated: 'Translated',
  working: 'Translating',
  failed: 'The post could not be translated',
  change: 'Change',
  hide: 'Hide',
  source: 'Translate from',
  detect: 'Detect the language',
} as const;

addEnglish({ translation });
