import type { Status } from './status';

/** S2 §9: characters that fill a line, and the number of lines from which a post is folded. */
const LINE = 80;
const TALL = 20;

/** Handles in a row from the sixth on, which the reader sees only when asking for them (ST-06). */
const HIDDEN = /(?<!\S)((?:@\S+ ){5})(?:@\S+ ?)+/g;

/** ST-04: (paragraph and break tags, where there are none newlines, + 1) + length of what is shown / 80 > 20. */
export function isTall({ content, text }: Pick<Status, 'content' | 'text'>): boolean {
  const breaks = (content.match(/<p|<br/g) ?? content.match(/\n/g))?.length ?? 0;
  return breaks + 1 + text.replace(HIDDEN, '$1').length / LINE > TALL;
}

/** ST-05: a longer subject is cut with a switch of its own. */
export const LONG_SUBJECT = 240;
