import { useEffect, useState, type ReactElement } from 'react';
import { useNotices } from '@/data/react/records';
import { useRealm } from '@/data/react/realm-context';
import type { Notice } from '@/data/realm';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { Alert } from '@/ui/alert/alert';
import styles from './notices.module.css';

/** Global notices (SYS-05): newest last, each with its own time, which stands still under the pointer. */
export function NoticeList(): ReactElement {
  const t = useT();
  const notices = useNotices();
  const [held, setHeld] = useState(false);
  const hold = (on: boolean) => (): void => setHeld(on);
  return (
    <section
      className={styles.list}
      aria-label={t('nav.notices')}
      aria-live="polite"
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
    >
      {notices.map((notice) => (
        <NoticeRow key={notice.id} notice={notice} held={held} />
      ))}
    </section>
  );
}

function NoticeRow({ notice, held }: { notice: Notice; held: boolean }): ReactElement {
  const t = useT();
  const { notices } = useRealm();
  useEffect(() => {
    if (notice.timeout === 0 || held) return;
    const timer = setTimeout(() => notices.close(notice.id), notice.timeout);
    return () => clearTimeout(timer);
  }, [notices, notice, held]);
  const args = notice.error
    ? { error: errorWords(t, notice.error), ...notice.messageArgs }
    : notice.messageArgs;
  return (
    <Alert
      floating
      level={notice.level}
      closeLabel={t('nav.close_notice')}
      onClose={() => notices.close(notice.id)}
    >
      {t.dynamic(notice.messageKey, args)}
    </Alert>
  );
}
