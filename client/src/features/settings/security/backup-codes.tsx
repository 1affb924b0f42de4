import { useLayoutEffect, useState, type ReactElement } from 'react';
import { useServer } from '@/data/react/records';
import { domainOf } from '@/domain/instance/server';
import { useT } from '@/i18n/use-t';
import { saveFile } from '@/lib/save-file';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { askBeforeLeaving } from '../leaving';
import { CopyButton } from '../own/copy-button';
import own from '../own/own.module.css';
import styles from './security.module.css';

/** The codes for when the app is lost: the server tells them this once, so they are not left before they are kept. */
export function BackupCodes({
  codes,
  onClose,
}: {
  codes: readonly string[];
  onClose: () => void;
}): ReactElement {
  const t = useT();
  const host = domainOf(useServer());
  const text = `${t('own_security.codes_for', { host })}\n\n${codes.join('\n')}\n`;
  const [kept, setKept] = useState(false);
  useLayoutEffect(() => (kept ? undefined : askBeforeLeaving({ discard: onClose })), [kept, onClose]);
  const save = (): void => {
    saveFile(`backup-codes-${host}.txt`, 'text/plain', text);
    setKept(true);
  };
  return (
    <div role="group" aria-label={t('own_security.codes')} className={styles.codes}>
      <Alert level="warning">{t('own_security.codes_once')}</Alert>
      <div className={styles.sheet}>
        <p className={own.text}>{t('own_security.codes_for', { host })}</p>
        <ol className={own.list}>
          {codes.map((code) => (
            <li key={code}>
              <code dir="ltr">{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className={own.actions}>
        <Button icon="download" onClick={save}>
          {t('own_security.codes_save')}
        </Button>
        <CopyButton text={text} onCopied={() => setKept(true)} />
        <Button onClick={() => window.print()}>{t('own_security.codes_print')}</Button>
        <Button look="primary" onClick={onClose}>
          {t('own_security.codes_kept')}
        </Button>
      </div>
    </div>
  );
}
