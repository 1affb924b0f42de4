import { useRef, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { useRealm } from '@/data/react/realm-context';
import { useServer } from '@/data/react/records';
import { paths } from '@/domain/paths';
import { Rich, useT } from '@/i18n/use-t';
import { askForNotifications } from '@/lib/ask-for-notifications';
import { RulesAndTerms } from '@/parts/instance/rules-and-terms';
import { Alert } from '@/ui/alert/alert';
import { TextButton } from '@/ui/button/text-button';
import { PanelHeader } from '@/ui/panel/panel';
import { RegistrationForm } from './registration-form';
import { useRegistration } from './use-registration';
import styles from './door.module.css';

const PLACES = {
  'signed-in': paths.home,
  'awaiting-approval': paths.registrationRequestSent,
  'awaiting-email': paths.awaitingEmail,
  created: paths.login,
} as const;

/** `/registration` and `/registration/{token}` (REG-01 to REG-06). */
export function RegistrationPage({ token }: { token: string | null }): ReactElement {
  const t = useT();
  const server = useServer();
  const { notices } = useRealm();
  const [, navigate] = useLocation();
  const terms = useRef<HTMLElement>(null);
  const form = useRegistration(token, ({ is }) => {
    if (is === 'signed-in') askForNotifications();
    if (is === 'created')
      notices.push({ level: 'info', messageKey: 'door.created', messageArgs: {}, timeout: 0 });
    navigate(PLACES[is], { replace: true });
  });
  const showTerms = (): void => {
    terms.current?.scrollIntoView();
    terms.current?.focus({ preventScroll: true });
  };
  const site = server.name;
  return (
    <>
      <PanelHeader level={1} sticky title={t('door.title')}>
        <span className={styles.other}>
          {t('door.have_one')} <Link href={paths.login}>{t('door.log_in')}</Link>
        </span>
      </PanelHeader>
      <div className={styles.body}>
        {token !== null && <Alert level="info">{t('door.invited', { site })}</Alert>}
        {server.approvalRequired && <Alert level="info">{t('door.approval')}</Alert>}
        {server.accountActivationRequired && <Alert level="info">{t('door.activation')}</Alert>}
        <p className={styles.hint}>
          <Rich
            id="door.read_first"
            args={{
              site,
              terms: (
                <TextButton key="terms" onClick={showTerms}>
                  {t('door.rules_and_terms')}
                </TextButton>
              ),
            }}
          />
        </p>
        <RegistrationForm form={form} token={token} onTerms={showTerms} />
        <RulesAndTerms ref={terms} className={styles.terms} />
      </div>
    </>
  );
}
