import '@/i18n/messages/en/late/own-security';
import type { ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { PasswordInput } from '@/ui/field/password-input';

interface PasswordFieldProps {
  label: string;
  kind: 'current-password' | 'new-password';
  value: string;
  hint?: string | undefined;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A password of the account; managers know from `kind` what it is. */
export function PasswordField({ kind, onChange, ...field }: PasswordFieldProps): ReactElement {
  const t = useT();
  return (
    <PasswordInput
      {...field}
      autoComplete={kind}
      autoCapitalize="none"
      spellCheck={false}
      required
      showLabel={t('own_security.password_show', { label: field.label })}
      hideLabel={t('own_security.password_hide', { label: field.label })}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** What the server asks for before it changes what only the owner may. */
export function CurrentPassword(props: Pick<PasswordFieldProps, 'value' | 'onChange'>): ReactElement {
  const t = useT();
  return <PasswordField label={t('own_security.password_current')} kind="current-password" {...props} />;
}
