/** One a language, as making one takes a while: lists of languages ask for thirty names at a time. */
const names = new Map<string, Intl.DisplayNames>();

function namesIn(locale: string): Intl.DisplayNames {
  const made = names.get(locale) ?? new Intl.DisplayNames([locale, 'en'], { type: 'language' });
  names.set(locale, made);
  return made;
}

/** "Ukrainian" for `uk`; null for codes that no language has, some of which are not even codes. */
export function languageName(locale: string, code: string): string | null {
  try {
    const name = namesIn(locale).of(code) ?? null;
    return name === code ? null : name;
  } catch {
    return null;
  }
}
