import { forwardRef, type InputHTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { classes } from '@/lib/classes';
import { Field } from './field';
import styles from './field.module.css';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /**
   * A small control at the end inside the box, such as "Show password". One that comes and goes is `false`
   * meanwhile: from undefined to something makes the box anew, and takes the focus from who types.
   */
  end?: ReactNode;
}

/** A bare one-line box; give it `aria-label` where it stands without a Field. */
export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(
  { className, end, ...rest },
  ref,
) {
  const input = <input {...rest} ref={ref} className={classes(styles.input, className)} />;
  if (end === undefined) return input;
  return (
    <div className={styles.withEnd}>
      {input}
      <span className={styles.end}>{end}</span>
    </div>
  );
});

export interface TextFieldProps extends TextInputProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A one-line box with its label. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, error, ...input },
  ref,
): ReactElement {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <TextInput {...input} {...control} ref={ref} />}
    </Field>
  );
});
