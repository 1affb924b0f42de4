/** "Ukrainian" for `uk`; null for codes that no language has, some of which are not even codes. */
export function languageName(locale: string, code: string): string | null {
  try {
    const name = new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? null;
    return name === code ? null : name;
  } catch {
    return null;
  }
}
