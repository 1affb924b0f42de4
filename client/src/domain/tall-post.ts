import type { Status } from './status';

/** S2 §9: characters that fill a line, and the number of lines from which a post is folded. */
const LINE = 80;
const TALL = 20;

/** ST-04: (paragraph and break tags + 1) + length / 80 > 20. */
export function isTall({ content, text }: Pick<Status, 'content' | 'text'>): boolean {
  const breaks = content.match(/<p|<br/g)?.length ?? 0;
  return breaks + 1 + text.length / LINE > TALL;
}

/** ST-05: a longer subject is cut with a switch of its own. */
export const LONG_SUBJECT = 240;
