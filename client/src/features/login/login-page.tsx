import '@/i18n/messages/en/late/login';
import { useEffect, type ReactElement } from 'react';
import { useMe, useServer } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { keepWayBack } from '@/data/session/way-back';
import { Alert } from '@/ui/alert/alert';
import { Icon } from '@/ui/icon/icon';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
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
        <VisuallyHidden as="h1">{t('login.title')}</VisuallyHidden>
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
