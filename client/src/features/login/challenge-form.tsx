import '@/i18n/messages/en/late/login';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useReadable } from '@/data/react/realm-context';
import { useSessions } from '@/data/react/sessions-context';
import type { SignInOutcome } from '@/data/session/sessions';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { TextButton } from '@/ui/button/text-button';
import { TextField } from '@/ui/field/text-input';
import { SignInErrorAlert } from './sign-in-error';
import styles from './login.module.css';

/** The second factor (AUTH-04): a code of the app or a recovery code; a wrong one clears the box. */
export function ChallengeForm({
  kind,
  onDone,
  onCancel,
}: {
  kind: 'totp' | 'recovery';
  onDone: (outcome: SignInOutcome) => void;
  onCancel: () => void;
}): ReactElement {
  const t = useT();
  const sessions = useSessions();
  const { busy } = useReadable(sessions.signIn);
  const [code, setCode] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const totp = kind === 'totp';
  // The form took the place of another one: the focus goes where the reader writes next.
  useEffect(() => box.current?.focus(), []);
  const submit = async (): Promise<void> => {
    if (busy) return;
    const outcome = await sessions.answerChallenge(code.trim());
    setCode('');
    box.current?.focus();
    onDone(outcome);
  };
  return (
    <form
      className={styles.form}
      aria-label={totp ? t('login.totp_title') : t('login.recovery_title')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h2 className={styles.title}>{totp ? t('login.totp_title') : t('login.recovery_title')}</h2>
      <SignInErrorAlert />
      <TextField
        ref={box}
        label={totp ? t('login.totp_code') : t('login.recovery_code')}
        hint={totp ? t('login.totp_hint') : t('login.recovery_hint')}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={totp ? 'numeric' : 'text'}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" look="primary" wide busy={busy}>
        {busy ? t('login.verifying') : t('login.verify')}
      </Button>
      <div className={styles.links}>
        <TextButton onClick={() => sessions.switchChallenge(totp ? 'recovery' : 'totp')}>
          {totp ? t('login.use_recovery') : t('login.use_totp')}
        </TextButton>
        <TextButton onClick={onCancel}>{t('common.cancel')}</TextButton>
      </div>
    </form>
  );
}
