import { useState, type ReactElement } from 'react';
import { useMe, useServer } from '@/data/react/records';
import { useSessions } from '@/data/react/sessions-context';
import { passwordStrength } from '@/domain/account/password-strength';
import { domainOf } from '@/domain/instance/server';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { Alert } from '@/ui/alert/alert';
import { LinkButton } from '@/ui/button/link-button';
import { tellSaved } from '../saved';
import { useStep } from '../own/use-step';
import { OwnForm } from '../own/own-form';
import { CurrentPassword, PasswordField } from '../own/password-field';

type After = 'nothing' | 'changed' | 'sign-in';

/** The new password ends all sessions; this one is begun anew with it. */
export function ChangePassword(): ReactElement {
  const t = useT();
  const me = useMe();
  const server = useServer();
  const sessions = useSessions();
  const step = useStep();
  const [password, setPassword] = useState('');
  const [next, setNext] = useState('');
  const [repeated, setRepeated] = useState('');
  const [after, setAfter] = useState<After>('nothing');
  const strength = passwordStrength(next, [me?.username ?? '', me?.displayName ?? '', domainOf(server)]);
  const differs = repeated !== '' && repeated !== next;
  const change = async (): Promise<void> => {
    const outcome = await sessions.renew(async () => {
      if (!(await step.run((account) => account.changePassword(password, next)))) return null;
      return sessions.withPassword(me?.username ?? '', next);
    });
    if (outcome === null) return;
    if (outcome === 'mfa') sessions.cancelChallenge();
    setAfter(outcome === 'signed-in' ? 'changed' : 'sign-in');
    setPassword('');
    setNext('');
    setRepeated('');
    tellSaved('server');
  };
  return (
    <OwnForm
      label={t('own_security.password')}
      step={step}
      failed={t('own_security.password_failed')}
      button={t('own_security.password_change')}
      ready={password !== '' && next !== '' && next === repeated}
      onSubmit={() => void change()}
    >
      {after === 'changed' && <Alert level="success">{t('own_security.password_changed')}</Alert>}
      {after === 'sign-in' && (
        <Alert level="success">
          {t('own_security.password_sign_in')} <LinkButton href={paths.login}>{t('again.log_in')}</LinkButton>
        </Alert>
      )}
      <CurrentPassword value={password} onChange={setPassword} />
      <PasswordField
        label={t('own_security.password_new')}
        kind="new-password"
        value={next}
        hint={next === '' ? t('own_security.password_hint') : t(`own_security.strength_${strength}`)}
        onChange={setNext}
      />
      <PasswordField
        label={t('own_security.password_repeat')}
        kind="new-password"
        value={repeated}
        error={differs ? t('own_security.password_differs') : undefined}
        onChange={setRepeated}
      />
    </OwnForm>
  );
}
