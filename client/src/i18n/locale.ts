import { createTranslator, type Catalogue, type Translator } from './translator';

const listeners = new Set<() => void>();
let translator: Translator = createTranslator('en', 'ltr', {});

/** The translator in force. Outside React only where no render depends on it. */
export const currentTranslator = (): Translator => translator;

export function onLocaleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes another language the interface language and tells `<html>`. */
export function applyLocale(locale: string, dir: 'ltr' | 'rtl', catalogue: Catalogue): void {
  translator = createTranslator(locale, dir, catalogue);
  document.documentElement.lang = locale;
  document.documentElement.dir = dir;
  for (const listener of listeners) listener();
}
