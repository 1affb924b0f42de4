import type { Filter, FilterAction } from './filter';

const NO_SPACES = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}`;
/** As in filter-index.ts: a letter, a digit or what is part of one, of a script that sets words apart. */
const IN_WORD = String.raw`(?![${NO_SPACES}])[\p{L}\p{N}\p{M}_]`;
const BEGINS_IN_WORD = new RegExp(`^${IN_WORD}`, 'u');
const ENDS_IN_WORD = new RegExp(`${IN_WORD}$`, 'u');

const escaped = (phrase: string): string =>
  phrase.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`);

/**
 * The phrases of those filters that do this to notifications, as one regular expression (flags `iu`) for who has no room
 * for the filters themselves; empty where there are none. Text and pattern are NFC.
 */
export function phrasePattern(filters: readonly Filter[], action: FilterAction): string {
  const wanted = filters.filter((one) => one.action === action && one.places.includes('notifications'));
  return wanted
    .flatMap(({ phrases }) => phrases)
    .flatMap(({ phrase, wholeWord }) => {
      const text = phrase.normalize('NFC').trim();
      if (text === '') return [];
      const before = wholeWord && BEGINS_IN_WORD.test(text) ? `(?<!${IN_WORD})` : '';
      const after = wholeWord && ENDS_IN_WORD.test(text) ? `(?!${IN_WORD})` : '';
      return [before + escaped(text) + after];
    })
    .join('|');
}
