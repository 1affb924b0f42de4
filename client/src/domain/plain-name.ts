import type { Account } from './account';

/** A name where only letters can stand, such as a window's title: without the codes of its emoji. */
export function plainName({ displayName, emojis, acct }: Account): string {
  const letters = emojis.reduce((name, { shortcode }) => name.replaceAll(`:${shortcode}:`, ' '), displayName);
  return letters.replace(/\s+/g, ' ').trim() || `@${acct}`;
}
