import '@/i18n/messages/en/late/login';
import { useEffect, type ReactElement } from 'react';
import { useMe, useServer } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { keepWayBack } from '@/lib/history/way-back';
import { Alert } from '@/ui/alert/alert';
import { Icon } from '@/ui/icon/icon';
import { LoginPanel } from './login-panel';
import styles from './login.module.css';

/** `/login`: the form in the main column; a signed-in reader may add another account. */
export function LoginPage(): ReactElement {
  const t = useT();
  const me = useMe();
  const server = useServer();
  useEffect(keepWayBack, []);
  return (
    <>
      <div className={styles.page}>
        <h1 className={styles.pageTitle}>{t('login.title')}</h1>
        <Icon name="logo" className={styles.logo} />
        {(me || server.isPrivate) && (
          <div className={styles.notice}>
            <Alert level="info">
              {me
                ? t('login.signed_in_already', { acct: me.acct })
                : t('login.private_hint', { site: server.name })}
            </Alert>
          </div>
        )}
        <LoginPanel otherServer />
      </div>
    </>
  );
}
