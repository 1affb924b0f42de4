import { useRef, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useRealm } from '@/data/react/realm-context';
import { useServer } from '@/data/react/records';
import type { Asked } from '@/data/react/use-details';
import { paths } from '@/domain/paths';
import type { Translator } from '@/i18n/translator';
import { Rich, useT } from '@/i18n/use-t';
import { askForAlerts } from '@/data/notifications/alert-permission';
import { takeWayBack } from '@/data/session/way-back';
import { RulesAndTerms } from '@/parts/instance/rules-and-terms';
import type { RulesRead } from '@/data/instance/instance-details';
import { useRulesAndTerms } from '@/parts/instance/use-rules-and-terms';
import { Alert } from '@/ui/alert/alert';
import { TextButton } from '@/ui/button/text-button';
import { PanelHeader } from '@/ui/panel/panel';
import { Link } from '@/ui/link/link';
import { RegistrationForm } from './registration-form';
import { useRegistration } from './use-registration';
import styles from './door.module.css';

const PLACES = {
  'signed-in': paths.home,
  'awaiting-approval': paths.registrationRequestSent,
  'awaiting-email': paths.awaitingEmail,
  created: paths.login,
} as const;

/** What stands below the form, for a sentence; null where that is nothing. */
function whatToRead(t: Translator, asked: Asked<RulesRead>): string | null {
  if (asked.is !== 'here') return t('door.rules_and_terms');
  const { rules, terms } = asked.value;
  if (terms === null) return rules.length === 0 ? null : t('door.rules');
  return t(rules.length === 0 ? 'door.terms' : 'door.rules_and_terms');
}

/** `/registration` and `/registration/{token}` (REG-01 to REG-06). */
export function RegistrationPage({ token }: { token: string | null }): ReactElement {
  const t = useT();
  const server = useServer();
  const { notices } = useRealm();
  const [, navigate] = useLocation();
  const terms = useRef<HTMLElement>(null);
  const form = useRegistration(token, ({ is }) => {
    if (is === 'signed-in') askForAlerts();
    if (is === 'created')
      notices.push({ level: 'info', messageKey: 'door.created', messageArgs: {}, timeout: 0 });
    navigate((is === 'signed-in' && takeWayBack()) || PLACES[is], { replace: true });
  });
  const showTerms = (): void => {
    terms.current?.scrollIntoView();
    terms.current?.focus({ preventScroll: true });
  };
  const site = server.name;
  const read = useRulesAndTerms();
  const named = whatToRead(t, read[0]);
  const toRead = named && (
    <TextButton key="terms" onClick={showTerms}>
      {named}
    </TextButton>
  );
  return (
    <>
      <PanelHeader level={1} sticky title={t('door.title')}>
        <span className={styles.other}>
          {t('door.have_one')} <Link href={paths.login}>{t('door.log_in')}</Link>
        </span>
      </PanelHeader>
      <div className={styles.body} data-asking={form.captcha.is === 'unknown' || undefined}>
        {token !== null && <Alert level="info">{t('door.invited', { site })}</Alert>}
        {server.approvalRequired && <Alert level="info">{t('door.approval')}</Alert>}
        {server.accountActivationRequired && <Alert level="info">{t('door.activation')}</Alert>}
        {toRead !== null && (
          <p className={styles.hint}>
            <Rich id="door.read_first" args={{ site, terms: toRead }} />
          </p>
        )}
        <RegistrationForm form={form} token={token} terms={toRead} />
        <RulesAndTerms ref={terms} read={read} className={styles.terms} />
      </div>
    </>
  );
}
