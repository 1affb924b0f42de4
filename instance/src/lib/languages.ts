import type { AppContext } from './context.ts';

/** `de;q=0.8` → how much it is wanted, from 0 to 1. */
const weightOf = (part: string): number => Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1);

/**
 * The tags of the languages that somebody wants, the dearest first: those of the cookie `userLanguage` (api.md §1), then
 * those of the browser.
 */
export function askedLanguages(c: AppContext): readonly string[] {
  const [, cookie = ''] = /(?:^|;\s*)userLanguage=([\w%,-]*)/.exec(c.req.header('cookie') ?? '') ?? [];
  const accepted = (c.req.header('accept-language') ?? '')
    .split(',')
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .map((part) => part.split(';')[0] ?? '');
  return [...cookie.split(/,|%2C/i), ...accepted].map((tag) => tag.trim()).filter(Boolean);
}
