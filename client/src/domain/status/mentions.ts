import type { Visibility } from './visibility';

/** As servers read them: at the beginning of a word, a name, perhaps a host with a dot. */
const MENTION =
  /(?<![\p{L}\p{N}_/@.])@([a-z\d_](?:[\w.-]*\w)?(?:@[\p{L}\p{N}](?:[\p{L}\p{N}.:-]*[\p{L}\p{N}])?)?)/giu;

/** Every mention by its name alone. */
export const withoutHosts = (text: string): string =>
  text.includes('@')
    ? text.replace(MENTION, (_whole, acct: string) => `@${acct.slice(0, `${acct}@`.indexOf('@'))}`)
    : text;

/** Handles that a text mentions, as they are written, each once, in their order. */
export function mentionsIn(text: string): readonly string[] {
  if (!text.includes('@')) return [];
  const found = new Map<string, string>();
  for (const [, acct] of text.matchAll(MENTION)) {
    if (acct !== undefined && !found.has(acct.toLowerCase())) found.set(acct.toLowerCase(), acct);
  }
  return [...found.values()];
}

/** Mentions at the very beginning, before any other word: all that a server with safe direct posts reads. */
export function mentionsAtStart(text: string): readonly string[] {
  const begin = /^\s*(?:@\S+\s*)+/u.exec(text)?.[0] ?? '';
  return mentionsIn(begin);
}

/** Takes every mention of one person out, with one space behind each. */
export const withoutMention = (text: string, acct: string): string =>
  text.replace(new RegExp(`${MENTION.source} ?`, MENTION.flags), (whole: string, found: string) =>
    found.toLowerCase() === acct.toLowerCase() ? '' : whole,
  );

/** A direct post that nobody would get: nobody is named where the server looks for names. */
export const reachesNobody = (
  { text, visibility }: { text: string; visibility: Visibility },
  safeDirect: boolean,
): boolean => visibility === 'direct' && (safeDirect ? mentionsAtStart(text) : mentionsIn(text)).length === 0;
