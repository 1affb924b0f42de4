import type { ReactElement } from 'react';
import type { CustomEmoji } from '@/domain/instance/emoji';
import { Picture } from '@/ui/picture/picture';
import styles from './emoji.module.css';
import { StillImage } from './still-image';
import { useStill } from './use-still';

/** One custom emoji; `--emoji-size` of its surroundings says how high (behaviour.md §1). */
export function EmojiImage({ emoji }: { emoji: CustomEmoji }): ReactElement {
  const still = useStill();
  const name = `:${emoji.shortcode}:`;
  if (still)
    return (
      <StillImage
        className={styles.emoji}
        src={emoji.url}
        staticSrc={emoji.staticUrl}
        alt={name}
        title={name}
        instead={name}
      />
    );
  return (
    <Picture className={styles.emoji} loading="lazy" src={emoji.url} alt={name} title={name} instead={name} />
  );
}
