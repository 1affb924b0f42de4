import { useRef, type ReactElement, type ReactNode } from 'react';
import { useServer } from '@/data/react/records';
import type { RegistrationField, RegistrationFields } from '@/domain/account/registration';
import { domainOf } from '@/domain/instance/server';
import { languageName } from '@/i18n/language-name';
import { Rich, useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { Select } from '@/ui/field/select';
import { TextArea } from '@/ui/field/text-area';
import { TextField } from '@/ui/field/text-input';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import { BioField } from './bio-field';
import { CaptchaField } from './captcha-field';
import { ErrorSummary } from './error-summary';
import { complaintsOf } from './problem-words';
import type { RegistrationForm as Form } from './use-registration';
import styles from './door.module.css';

type TextName = Exclude<keyof RegistrationFields, 'language' | 'captcha'>;

/** As a box for a date writes it, where the reader is. */
const today = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/** The props that every box of the form shares. */
const bind = (
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

/** Fields, what is wrong with them, and the button (REG-01, REG-02). */
export function RegistrationForm({
  form,
  token,
  terms,
}: {
  form: Form;
  token: string | null;
  /** The way to what joining accepts; null where the server has published nothing. */
  terms: ReactNode;
}): ReactElement {
  const t = useT();
  const server = useServer();
  const element = useRef<HTMLFormElement>(null);
  const complaints = complaintsOf(t, form);
  const errorOf = (name: RegistrationField): string | undefined =>
    complaints.find(({ field }) => field === name)?.words;
  const goTo = (field: RegistrationField): void => {
    const box = element.current?.elements.namedItem(field);
    if (box instanceof HTMLElement) box.focus();
  };
  const { fields, rules, busy } = form;
  const name = fields.username.trim();
  return (
    <form
      ref={element}
      className={styles.form}
      aria-label={t('door.title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {form.rejected > 0 && complaints.length > 0 && (
        <ErrorSummary complaints={complaints} attempt={form.rejected} onGo={goTo} />
      )}
      <fieldset className={styles.fields} disabled={busy}>
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
          {server.languages.length > 0 && (
            <Field label={t('door.language')} error={errorOf('language')}>
              {(control) => (
                <Select
                  {...control}
                  name="language"
                  value={fields.language}
                  options={server.languages.map((code) => ({
                    value: code,
                    label: languageName(t.locale, code.replace('_', '-')) ?? code,
                  }))}
                  onChange={(value) => form.set('language', value)}
                />
              )}
            </Field>
          )}
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
        <BioField value={fields.bio} error={errorOf('bio')} onChange={(value) => form.set('bio', value)} />
        {rules.reasonRequired && (
          <Field label={t('door.reason')} error={errorOf('reason')}>
            {(control) => <TextArea {...control} {...bind(form, 'reason')} rows={2} required />}
          </Field>
        )}
        <CaptchaField
          state={form.captcha}
          value={fields.captcha}
          error={errorOf('captcha')}
          onChange={(value) => form.set('captcha', value)}
          onNew={form.newCaptcha}
        />
        {token !== null && (
          <TextField
            label={t('door.token')}
            error={errorOf('token')}
            className={styles.token}
            name="token"
            readOnly
            value={token}
          />
        )}
      </fieldset>
      <div className={styles.end}>
        <p className={styles.hint}>
          {terms && <Rich id="door.agree" args={{ terms }} />}
          <span role="status">
            <VisuallyHidden>
              {form.justLeft && complaints.find(({ field }) => field === form.justLeft)?.sentence}
            </VisuallyHidden>
          </span>
        </p>
        <Button type="submit" look="primary" busy={busy}>
          {busy ? t('door.submitting') : t('door.submit')}
        </Button>
      </div>
    </form>
  );
}
