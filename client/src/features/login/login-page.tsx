import type { ReactElement } from 'react';
import { useMe, useServer } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { Alert } from '@/ui/alert/alert';
import { PanelHeader } from '@/ui/panel/panel';
import { LoginPanel } from './login-panel';
import styles from './login.module.css';

/** `/login`: the form in the main column; a signed-in reader may add another account. */
export function LoginPage(): ReactElement {
  const t = useT();
  const me = useMe();
  const server = useServer();
  return (
    <>
      <PanelHeader level={1} sticky title={t('login.title')} />
      <div className={styles.page}>
        {me && <Alert level="info">{t('login.signed_in_already', { acct: me.acct })}</Alert>}
        {!me && server.isPrivate && (
          <Alert level="info">{t('login.private_hint', { site: server.name })}</Alert>
        )}
        <LoginPanel otherServer />
      </div>
    </>
  );
}
