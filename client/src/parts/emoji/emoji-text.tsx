import type { ReactElement } from 'react';
import type { CustomEmoji } from '@/domain/instance/emoji';
import { EmojiImage } from '@/parts/rich-text/emoji-image';
import { splitEmoji } from '@/domain/text/split-emoji';

/** Plain text with the custom emoji of its entity: names, subjects, poll options (RICH-02). */
export function EmojiText({ text, emojis }: { text: string; emojis: readonly CustomEmoji[] }): ReactElement {
  return (
    <>
      {splitEmoji(text, emojis).map((piece, index) =>
        typeof piece === 'string' ? piece : <EmojiImage key={`${index} ${piece.shortcode}`} emoji={piece} />,
      )}
    </>
  );
}
