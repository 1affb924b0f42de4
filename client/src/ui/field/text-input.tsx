import type { InputHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { classes } from '@/lib/classes';
import { Field } from './field';
import styles from './field.module.css';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement> | undefined;
  /** A small control at the end inside the box, such as "Show password". */
  end?: ReactNode;
}

/** A bare one-line box; give it `aria-label` where it stands without a Field. */
export function TextInput({ className, end, ...rest }: TextInputProps): ReactElement {
  const input = <input {...rest} className={classes(styles.input, className)} />;
  if (end === undefined) return input;
  return (
    <div className={styles.withEnd}>
      {input}
      <span className={styles.end}>{end}</span>
    </div>
  );
}

/** A one-line box with its label. */
export function TextField({
  label,
  hint,
  error,
  ...input
}: TextInputProps & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}): ReactElement {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <TextInput {...input} {...control} />}
    </Field>
  );
}
