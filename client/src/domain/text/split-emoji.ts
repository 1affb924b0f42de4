import type { CustomEmoji } from '@/domain/instance/emoji';

/** `:code:` with the characters that servers allow in shortcodes. */
const SHORTCODE = /:([\w+.@-]{1,128}):/g;

/**
 * Cuts text at the custom emoji that this entity brought along (RICH-02). Adjacent ones share no colon:
 * `:a::b:` are two; in `:a:b:` only the first is one, unless just `b` is known.
 */
export function splitEmoji(text: string, emojis: readonly CustomEmoji[]): readonly (string | CustomEmoji)[] {
  if (emojis.length === 0 || !text.includes(':')) return [text];
  const pieces: (string | CustomEmoji)[] = [];
  let start = 0;
  SHORTCODE.lastIndex = 0;
  for (let match = SHORTCODE.exec(text); match; match = SHORTCODE.exec(text)) {
    const found = emojis.find((emoji) => emoji.shortcode === match[1]);
    if (!found) {
      SHORTCODE.lastIndex = match.index + match[0].length - 1; // its last colon may open the next one
      continue;
    }
    if (match.index > start) pieces.push(text.slice(start, match.index));
    pieces.push(found);
    start = match.index + match[0].length;
  }
  if (start < text.length) pieces.push(text.slice(start));
  return pieces;
}
