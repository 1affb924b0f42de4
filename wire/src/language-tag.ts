/** Those whose readers read another language of ours. */
const SAME: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' };

/**
 * The language and the script that a tag says or means: `zh-TW` is `zh Hant`, `iw` is `he Hebr`. Two tags
 * with the same answer have the same readers. What is no tag (servers name languages as they like) stays as it is.
 */
export function writtenLanguage(tag: string): string {
  try {
    const full = new Intl.Locale(tag).maximize();
    return `${SAME[full.language] ?? full.language} ${full.script}`;
  } catch {
    return tag;
  }
}
