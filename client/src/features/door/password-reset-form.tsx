import { useRef, useState, type ReactElement } from 'react';
import { useSessions } from '@/data/react/sessions-context';
import { toApiError, type ApiErrorKind } from '@/domain/api-error';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/field/text-input';
import styles from './door.module.css';

function problemWords(t: Translator, kind: ApiErrorKind): string {
  if (kind === 'rate-limited') return t('door.reset_limited');
  return kind === 'offline' || kind === 'timeout' ? t('door.reset_offline') : t('door.reset_failed');
}

/** One box; it is cleared after each attempt that reached the server (REG-07). */
export function PasswordResetForm(): ReactElement {
  const t = useT();
  const sessions = useSessions();
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [blank, setBlank] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'sent' | ApiErrorKind | null>(null);
  const submit = async (): Promise<void> => {
    setOutcome(null);
    setBlank(email.trim() === '');
    // Who is sent to an inbox without having told an address waits for nothing.
    if (email.trim() === '') return box.current?.focus();
    setBusy(true);
    try {
      await (await sessions.door()).resetPassword(email.trim());
      setOutcome('sent');
      setEmail('');
    } catch (thrown) {
      const { kind } = toApiError(thrown);
      setOutcome(kind);
      // What never arrived has not been tried.
      if (kind !== 'offline' && kind !== 'timeout') setEmail('');
    }
    setBusy(false);
  };
  return (
    <form
      className={styles.fields}
      aria-label={t('door.reset_title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      {outcome === 'sent' && <Alert level="success">{t('door.reset_done')}</Alert>}
      {outcome !== null && outcome !== 'sent' && <Alert level="error">{problemWords(t, outcome)}</Alert>}
      <TextField
        ref={box}
        label={t('door.reset_email')}
        error={blank ? t('door.blank') : undefined}
        hint={t('door.reset_hint')}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          setBlank(false);
        }}
      />
      <Button type="submit" look="primary" wide busy={busy}>
        {busy ? t('door.reset_submitting') : t('door.reset_submit')}
      </Button>
    </form>
  );
}
