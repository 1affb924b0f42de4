import type { ReactElement } from 'react';
import type { Notification } from '@/domain/notification';
import styles from './notifications.module.css';

/** The emoji of a reaction: a character, or the picture of a custom one. */
export function ReactionSign({
  notification: { emoji, emojiUrl },
}: {
  notification: Pick<Notification, 'emoji' | 'emojiUrl'>;
}): ReactElement | null {
  if (emoji === null) return null;
  if (emojiUrl === null) return <span className={styles.sign}>{emoji}</span>;
  return (
    <img className={styles.sign} src={emojiUrl} alt={`:${emoji}:`} title={`:${emoji}:`} loading="lazy" />
  );
}
