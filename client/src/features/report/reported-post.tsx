import type { ReactElement } from 'react';
import type { Status } from '@/domain/status/status';
import { absoluteTime, shortTime } from '@/i18n/relative-time';
import { useNow } from '@/i18n/use-now';
import { useT } from '@/i18n/use-t';
import { Moment } from '@/ui/time/moment';
import styles from './report.module.css';

/** A few words of the post, as it goes along with the report. */
export function ReportedPost({ status }: { status: Status }): ReactElement {
  const t = useT();
  const now = useNow();
  const words = [status.spoilerText, status.text].filter((text) => text.trim() !== '').join(' — ');
  return (
    <span className={styles.post}>
      <span className={styles.words} dir="auto">
        {words === '' ? status.url : words}
      </span>
      <Moment at={status.createdAt} title={absoluteTime(t, status.createdAt)}>
        {shortTime(t, status.createdAt, now)}
      </Moment>
    </span>
  );
}
