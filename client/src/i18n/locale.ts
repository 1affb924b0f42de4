import { createTranslator, type Catalogue, type Translator } from './translator';

const listeners = new Set<() => void>();
/** The page has one language. */
let translator: Translator = createTranslator('en', 'ltr', {});
/** Words of the language in force; those of late parts may join them. */
let words: Record<string, string> = {};
let lacks = false;

/** The translator in force. Outside React only where no render depends on it. */
export const currentTranslator = (): Translator => translator;

export function onLocaleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function renew(locale: string, dir: 'ltr' | 'rtl'): void {
  lacks = false;
  translator = createTranslator(locale, dir, words, () => {
    lacks = true;
  });
  document.documentElement.lang = locale;
  document.documentElement.dir = dir;
  for (const listener of listeners) listener();
}

/** Makes another language the interface language and tells `<html>`. */
export function applyLocale(locale: string, dir: 'ltr' | 'rtl', catalogue: Catalogue): void {
  words = { ...catalogue };
  renew(locale, dir);
}

/** Adds words to the language in force; what stood in English for want of them is drawn anew. */
export function addWords(catalogue: Catalogue): void {
  Object.assign(words, catalogue);
  if (lacks) renew(translator.locale, translator.dir);
}
