import type { ReactElement } from 'react';
import type { BookmarkFolder } from '@/domain/status/bookmark-folder';
import { EmojiText } from '@/parts/emoji/emoji-text';

/** An emoji as servers keep it with a folder. */
export function FolderEmoji({
  emoji,
  emojiUrl,
}: Pick<BookmarkFolder, 'emoji' | 'emojiUrl'>): ReactElement | null {
  if (emoji === null) return null;
  const shortcode = /^:(.+):$/.exec(emoji)?.[1];
  if (shortcode === undefined) return <>{emoji}</>;
  const url = emojiUrl ?? '';
  const emojis =
    url === '' ? [] : [{ shortcode, url, staticUrl: url, category: null, visibleInPicker: false }];
  return <EmojiText text={emoji} emojis={emojis} />;
}

export function FolderName({ folder }: { folder: BookmarkFolder }): ReactElement {
  return (
    <>
      <FolderEmoji {...folder} /> <bdi>{folder.name}</bdi>
    </>
  );
}
