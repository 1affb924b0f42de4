import { useState, type ReactElement } from 'react';
import { useMe } from '@/data/react/records';
import { useSessions } from '@/data/react/sessions-context';
import { useT } from '@/i18n/use-t';
import { TextField } from '@/ui/field/text-input';
import { useStep } from '../own/use-step';
import { OwnForm } from '../own/own-form';
import { CurrentPassword } from '../own/password-field';
import own from '../own/own.module.css';

const LOST = ['posts', 'people', 'copies', 'name'] as const;

/** SET-08: the end of the account; its handle is typed to say so. */
export function DeleteAccount(): ReactElement {
  const t = useT();
  const me = useMe();
  const sessions = useSessions();
  const step = useStep();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const handle = me?.username ?? '';
  const remove = async (): Promise<void> => {
    if (await step.run((account) => account.deleteAccount(password))) await sessions.signOut();
  };
  return (
    <OwnForm
      label={t('own_security.delete')}
      step={step}
      failed={t('own_security.delete_failed')}
      button={t('own_security.delete')}
      look="danger"
      ready={handle !== '' && typed.trim().replace(/^@/, '') === handle && password !== ''}
      onSubmit={() => void remove()}
    >
      <ul className={own.list}>
        {LOST.map((what) => (
          <li key={what}>{t(`own_security.delete_${what}`)}</li>
        ))}
      </ul>
      <TextField
        label={t('own_security.delete_type', { handle })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <CurrentPassword value={password} onChange={setPassword} />
    </OwnForm>
  );
}
