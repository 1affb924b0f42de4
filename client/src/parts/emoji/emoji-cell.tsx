import type { ReactElement } from 'react';
import { FirstFrame, mayMove } from '@/parts/rich-text/still-image';
import type { CustomEmoji } from '@/domain/instance/emoji';
import { Picture } from '@/ui/picture/picture';
import { withTone } from './skin-tone';
import type { PickerEmoji } from './picker-emoji';
import styles from './emoji-picker.module.css';

/** A custom emoji; moves only when asked to. The button around it has the name. */
export function EmojiPicture({ emoji, moving }: { emoji: CustomEmoji; moving: boolean }): ReactElement {
  const { url, staticUrl } = emoji;
  if (!moving && staticUrl === url && mayMove(url) && !/\.png(\?|$)/i.test(url)) {
    return <FirstFrame src={url} alt="" className={styles.picture} aria-hidden="true" />;
  }
  return (
    <Picture
      className={styles.picture}
      src={moving ? url : staticUrl}
      alt=""
      instead={<span aria-hidden="true">:{emoji.shortcode}:</span>}
    />
  );
}

/** What a cell or the footer shows of an emoji. */
export function EmojiSign({
  one,
  tone,
  moving,
}: {
  one: PickerEmoji;
  tone: number;
  moving: boolean;
}): ReactElement {
  if (one.emoji) return <EmojiPicture emoji={one.emoji} moving={moving} />;
  return <span aria-hidden="true">{one.toned ? withTone(one.name, tone) : one.name}</span>;
}
