import type { ReactElement } from 'react';
import { useServer } from '@/data/react/records';
import type { RegistrationField, RegistrationFields } from '@/domain/account/registration';
import { domainOf } from '@/domain/instance/server';
import { languageName } from '@/i18n/language-name';
import { useT } from '@/i18n/use-t';
import { Field } from '@/ui/field/field';
import { Select } from '@/ui/field/select';
import { TextField } from '@/ui/field/text-input';
import type { RegistrationForm as Form } from './use-registration';
import styles from './door.module.css';

type TextName = Exclude<keyof RegistrationFields, 'language' | 'captcha'>;

/** As a box for a date writes it, where the reader is. */
const today = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/** The props that every box of the form shares. */
export const bind = (
  form: Form,
  name: TextName,
): {
  name: TextName;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
} => ({
  name,
  value: form.fields[name],
  onChange: (event) => form.set(name, event.target.value),
  // Who only passed by has not left it blank.
  onBlur: () => {
    if (form.fields[name] !== '') form.leave(name);
  },
});

export interface FieldsProps {
  form: Form;
  /** What is wrong with a field, in words. */
  errorOf: (name: RegistrationField) => string | undefined;
}

function LanguageField({ form, errorOf }: FieldsProps): ReactElement {
  const t = useT();
  const { languages } = useServer();
  return (
    <Field label={t('door.language')} error={errorOf('language')}>
      {(control) => (
        <Select
          {...control}
          name="language"
          value={form.fields.language}
          options={languages.map((code) => ({
            value: code,
            label: languageName(t.locale, code.replace('_', '-')) ?? code,
          }))}
          onChange={(value) => form.set('language', value)}
        />
      )}
    </Field>
  );
}

/** Names, address, and what the server asks besides: a language, an age. */
export function WhoFields({ form, errorOf }: FieldsProps): ReactElement {
  const t = useT();
  const server = useServer();
  const { fields, rules } = form;
  const name = fields.username.trim();
  return (
    <div className={styles.pair}>
      <TextField
        {...bind(form, 'username')}
        label={t('door.username')}
        hint={name === '' ? undefined : t('door.username_hint', { name, host: domainOf(server) })}
        error={errorOf('username')}
        required
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <TextField
        {...bind(form, 'fullname')}
        label={t('door.fullname')}
        error={errorOf('fullname')}
        required
        autoComplete="name"
      />
      <TextField
        {...bind(form, 'email')}
        label={rules.emailRequired ? t('door.email') : t('door.email_optional')}
        error={errorOf('email')}
        required={rules.emailRequired}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      {server.languages.length > 0 && <LanguageField form={form} errorOf={errorOf} />}
      {rules.minAge !== null && (
        <TextField
          {...bind(form, 'birthday')}
          label={t('door.birthday')}
          hint={t('door.birthday_hint', { site: server.name, years: rules.minAge })}
          error={errorOf('birthday')}
          required
          type="date"
          min="1900-01-01"
          max={today()}
          autoComplete="bday"
        />
      )}
    </div>
  );
}

/** The password, twice. */
export function PasswordFields({ form, errorOf }: FieldsProps): ReactElement {
  const t = useT();
  return (
    <div className={styles.pair}>
      <TextField
        {...bind(form, 'password')}
        label={t('door.password')}
        error={errorOf('password')}
        required
        type="password"
        autoComplete="new-password"
      />
      <TextField
        {...bind(form, 'confirm')}
        label={t('door.confirm')}
        error={errorOf('confirm')}
        required
        type="password"
        autoComplete="new-password"
      />
    </div>
  );
}
