import { useRef, type ReactElement, type ReactNode } from 'react';
import type { RegistrationField } from '@/domain/account/registration';
import { Rich, useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { TextArea } from '@/ui/field/text-area';
import { TextField } from '@/ui/field/text-input';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import { BioField } from './bio-field';
import { CaptchaField } from './captcha-field';
import { ErrorSummary } from './error-summary';
import { complaintsOf } from './problem-words';
import { bind, PasswordFields, WhoFields } from './registration-fields';
import type { RegistrationForm as Form } from './use-registration';
import styles from './door.module.css';

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
  const element = useRef<HTMLFormElement>(null);
  const complaints = complaintsOf(t, form);
  const errorOf = (name: RegistrationField): string | undefined =>
    complaints.find(({ field }) => field === name)?.words;
  const goTo = (field: RegistrationField): void => {
    const box = element.current?.elements.namedItem(field);
    if (box instanceof HTMLElement) box.focus();
  };
  const { fields, rules, busy } = form;
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
        <WhoFields form={form} errorOf={errorOf} />
        <PasswordFields form={form} errorOf={errorOf} />
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
        {token !== null && <TokenField token={token} error={errorOf('token')} />}
      </fieldset>
      <End form={form} terms={terms} complaints={complaints} />
    </form>
  );
}

/** What joining accepts, what was just said of a field, and the button. */
function End({
  form,
  terms,
  complaints,
}: {
  form: Form;
  terms: ReactNode;
  complaints: ReturnType<typeof complaintsOf>;
}): ReactElement {
  const t = useT();
  const { busy, justLeft } = form;
  return (
    <div className={styles.end}>
      <p className={styles.hint}>
        {terms && <Rich id="door.agree" args={{ terms }} />}
        <span role="status">
          <VisuallyHidden>
            {justLeft && complaints.find(({ field }) => field === justLeft)?.sentence}
          </VisuallyHidden>
        </span>
      </p>
      <Button type="submit" look="primary" busy={busy}>
        {busy ? t('door.submitting') : t('door.submit')}
      </Button>
    </div>
  );
}

/** An invitation, which came with the address. */
function TokenField({ token, error }: { token: string; error: string | undefined }): ReactElement {
  const t = useT();
  return (
    <TextField
      label={t('door.token')}
      error={error}
      className={styles.token}
      name="token"
      readOnly
      value={token}
    />
  );
}
