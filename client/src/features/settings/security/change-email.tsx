import { useState, type ReactElement } from 'react';
import { useKeptWords } from '@/data/react/use-kept-words';
import { useT } from '@/i18n/use-t';
import { Alert } from '@/ui/alert/alert';
import { TextField } from '@/ui/field/text-input';
import { useOwnAccount } from '../own/use-own-account';
import { useStep } from '../own/use-step';
import { OwnForm } from '../own/own-form';
import { CurrentPassword } from '../own/password-field';

export function ChangeEmail(): ReactElement {
  const t = useT();
  const step = useStep();
  const [email, setEmail] = useKeptWords('settings email');
  const [password, setPassword] = useState('');
  const [done, setDone] = useState<string | null>(null);
  const [profile] = useOwnAccount('email', (account) => account.profile());
  const current = done ?? (profile.is === 'here' ? profile.value.email : null);
  const change = async (): Promise<void> => {
    const address = email.trim();
    if (!(await step.run((account) => account.changeEmail(address, password)))) return;
    setDone(address);
    setEmail('');
    setPassword('');
  };
  return (
    <OwnForm
      label={t('own_security.email')}
      step={step}
      failed={t('own_security.email_failed')}
      button={t('own_security.email_change')}
      ready={email.trim() !== '' && password !== ''}
      onSubmit={() => void change()}
    >
      {done !== null && <Alert level="success">{t('own_security.email_changed', { email: done })}</Alert>}
      <TextField
        label={t('own_security.email_new')}
        hint={current === null ? undefined : t('own_security.email_now', { email: current })}
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <CurrentPassword value={password} onChange={setPassword} />
    </OwnForm>
  );
}
