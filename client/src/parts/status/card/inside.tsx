import type { ReactElement } from 'react';
import type { Status } from '@/domain/status/status';
import { useT } from '@/i18n/use-t';
import styles from './status.module.css';

interface InsideProps {
  status: Status;
  /** The files are shown. */
  withoutMedia?: boolean;
}

/** What a post holds besides text that is not shown here. */
export function Inside({ status, withoutMedia = false }: InsideProps): ReactElement | null {
  const t = useT();
  const { attachments, poll, card, quote } = status;
  const parts = [
    attachments.length > 0 && !withoutMedia && t('status.inside_media', { count: attachments.length }),
    poll !== null && t('status.inside_poll'),
    quote !== null && t('status.inside_quote'),
    // Beside these it is not shown in an open post either.
    card !== null && quote === null && attachments.length === 0 && t('status.inside_link'),
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : <p className={styles.inside}>{parts.join(' · ')}</p>;
}
