import type { Replacement } from './token';

const ENDS_OPEN = /(?:^|\s)$/;
const BEGINS_OPEN = /^\s/;

/**
 * Puts an emoji over a selection. With `pad`, a space before it unless it stands at the beginning or after
 * one, and a space behind it unless there is one (behaviour.md §8).
 */
export function emojiInsertion(
  text: string,
  { start, end }: { start: number; end: number },
  words: string,
  pad: boolean,
): Replacement {
  if (!pad) return { start, end, insert: words };
  const before = ENDS_OPEN.test(text.slice(0, start)) ? '' : ' ';
  const after = BEGINS_OPEN.test(text.slice(end)) ? '' : ' ';
  return { start, end, insert: before + words + after };
}
