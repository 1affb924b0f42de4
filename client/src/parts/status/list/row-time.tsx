import type { ReactElement } from 'react';
import { absoluteTime, shortTime } from '@/i18n/relative-time';
import { useT } from '@/i18n/use-t';
import { Link } from '@/ui/link/link';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import { Moment } from '@/ui/time/moment';
import styles from './row-time.module.css';

/**
 * When it was, in Unix milliseconds, with a dot where that is new. The link reaches over the whole row, which is
 * positioned; what else can be pressed lies above it.
 */
export function RowTime({
  at,
  now,
  isNew,
  href,
  linkWords,
  onOpen,
}: {
  at: number;
  now: number;
  isNew: boolean;
  href: string;
  /** Where the link leads, for those who do not see the row. */
  linkWords: string;
  onOpen: () => void;
}): ReactElement {
  const t = useT();
  return (
    <Link href={href} className={styles.time} data-new={isNew || undefined} onClick={onOpen}>
      <Moment at={at} title={absoluteTime(t, at)}>
        {shortTime(t, at, now)}
      </Moment>{' '}
      <VisuallyHidden>{linkWords}</VisuallyHidden>
    </Link>
  );
}
