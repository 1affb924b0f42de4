import { useId, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import type { NotificationId } from '@/domain/ids';
import { useT } from '@/i18n/use-t';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import { Dismiss } from '@/features/notifications/page/dismiss';
import styles from '@/features/notifications/page/notifications.module.css';

interface RowFrameProps {
  /** One, or all of a group. */
  ids: readonly NotificationId[];
  unseen: boolean;
  highlight?: HTMLAttributes<HTMLElement> | undefined;
  lead: ReactElement;
  /** Says what happened: the name of the row. */
  sentence: ReactElement;
  children: (sentence: ReactElement) => ReactNode;
}

/** What all rows have: a sentence that names them, whether they are unread, and the way to take them away. */
export function RowFrame({ ids, unseen, highlight, lead, sentence, children }: RowFrameProps): ReactElement {
  const t = useT();
  const sentenceId = useId();
  return (
    <article
      className={styles.row}
      data-unseen={unseen || undefined}
      aria-labelledby={sentenceId}
      tabIndex={-1}
      {...highlight}
    >
      {lead}
      <div className={styles.content}>
        {children(
          <p className={styles.what} id={sentenceId}>
            {sentence}
            {unseen && <VisuallyHidden> {t('notifications.unread')}</VisuallyHidden>}
          </p>,
        )}
      </div>
      <Dismiss ids={ids} sentenceId={sentenceId} />
    </article>
  );
}
