import type { ReactElement } from 'react';
import { useServer } from '@/data/react/records';
import { paths } from '@/domain/paths';
import type { Server } from '@/domain/instance/server';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { Alert } from '@/ui/alert/alert';
import { PanelHeader } from '@/ui/panel/panel';
import { Link } from '@/ui/link/link';
import { PasswordResetForm } from './password-reset-form';
import styles from './door.module.css';

/** Why there is no form; null when there is one. */
function whyNot(
  t: Translator,
  { can, mailerEnabled, name: site }: Server,
  requested: boolean,
): string | null {
  if (!can.pleromaApi) return t('door.reset_elsewhere', { site });
  if (mailerEnabled) return null;
  return requested ? t('door.reset_required_no_mailer', { site }) : t('door.reset_no_mailer', { site });
}

/** `/password-reset`; `requested` when the server wants a new password before it lets the reader in (REG-07). */
export function PasswordResetPage({ requested }: { requested: boolean }): ReactElement {
  const t = useT();
  const server = useServer();
  const reason = whyNot(t, server, requested);
  return (
    <>
      <PanelHeader level={1} sticky title={t('door.reset_title')} />
      <div className={styles.narrow}>
        {reason === null ? (
          <>
            {requested && <Alert level="warning">{t('door.reset_requested')}</Alert>}
            <PasswordResetForm />
          </>
        ) : (
          <>
            <Alert level="info">{reason}</Alert>
            {server.can.pleromaApi ? (
              <Link href={paths.about}>{t('door.reset_staff')}</Link>
            ) : (
              <a href={server.base} target="_blank" rel="noopener noreferrer">
                {t('door.reset_open', { site: server.name })}
              </a>
            )}
          </>
        )}
        <Link href={paths.login}>{t('door.reset_back')}</Link>
      </div>
    </>
  );
}
