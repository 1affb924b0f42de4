import { useEffect, useRef, type ReactElement } from 'react';
import type { RegistrationField } from '@/domain/account/registration';
import { useT } from '@/i18n/use-t';
import { TextButton } from '@/ui/button/text-button';
import { Icon } from '@/ui/icon/icon';
import type { Complaint } from './problem-words';
import styles from './door.module.css';

/** Sums up what is wrong; takes the focus after each attempt, so that it is read out. */
export function ErrorSummary({
  complaints,
  attempt,
  onGo,
}: {
  complaints: readonly Complaint[];
  attempt: number;
  onGo: (field: RegistrationField) => void;
}): ReactElement {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={box}>
      <Icon name="warn" size="s" />
      <div>
        <p className={styles.summaryTitle}>
          {complaints.some(({ field }) => field !== null)
            ? t('door.sum', { count: complaints.length })
            : t('door.not_sent')}
        </p>
        <ul>
          {complaints.map(({ field, sentence }) => (
            <li key={sentence}>
              {field === null ? (
                sentence
              ) : (
                <TextButton className={styles.summaryLink} onClick={() => onGo(field)}>
                  {sentence}
                </TextButton>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
