import type { ReactElement } from 'react';
import { absoluteTime, shortTime } from '@/i18n/relative-time';
import { useT } from '@/i18n/use-t';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import { Moment } from '@/ui/time/moment';
import { Link } from '@/ui/link/link';
import { useSlowNow } from './use-slow-now';
import styles from '@/features/notifications/page/notifications.module.css';

/** When it was. The link reaches over the whole row; what else can be pressed lies above it. */
export function NotificationTime({
  createdAt,
  href,
  linkWords,
  onOpen,
}: {
  createdAt: number;
  href: string;
  /** Where the link leads, for those who do not see the row. */
  linkWords: string;
  onOpen: () => void;
}): ReactElement {
  const t = useT();
  const now = useSlowNow(createdAt);
  return (
    <Link href={href} className={styles.time} onClick={onOpen}>
      <Moment at={createdAt} title={absoluteTime(t, createdAt)}>
        {shortTime(t, createdAt, now)}
      </Moment>{' '}
      <VisuallyHidden>{linkWords}</VisuallyHidden>
    </Link>
  );
}
