import type { ReactElement } from 'react';
import type { Notification } from '@/domain/notification/notification';
import { EmojiImage } from '@/parts/rich-text/emoji-image';

/** The emoji of a reaction: a character, or the picture of a custom one. */
export function ReactionSign({
  notification: { emoji, emojiUrl },
}: {
  notification: Pick<Notification, 'emoji' | 'emojiUrl'>;
}): ReactElement | null {
  if (emoji === null || emojiUrl === null) return emoji === null ? null : <>{emoji}</>;
  const image = {
    shortcode: emoji,
    url: emojiUrl,
    staticUrl: emojiUrl,
    category: null,
    visibleInPicker: false,
  };
  return <EmojiImage emoji={image} />;
}
