import type { ReactElement, ReactNode } from 'react';
import { classes } from '@/lib/classes';
import styles from './field.module.css';

interface CheckProps {
  label: ReactNode;
  checked: boolean;
  disabled?: boolean | undefined;
  className?: string | undefined;
  onChange: (checked: boolean) => void;
}

export function Checkbox({ label, checked, disabled, className, onChange }: CheckProps): ReactElement {
  return (
    <label className={classes(styles.check, className)}>
      <input
        type="checkbox"
        className={styles.box}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

/** One of several; all of a group share `name`, so the arrow keys move between them. */
export function Radio({
  label,
  checked,
  disabled,
  name,
  onChange,
}: Omit<CheckProps, 'onChange'> & { name: string; onChange: () => void }): ReactElement {
  return (
    <label className={styles.check}>
      <input
        type="radio"
        name={name}
        className={styles.box}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
      />
      <span>{label}</span>
    </label>
  );
}

/** Takes effect at once, unlike a checkbox in a form. */
export function Switch({ label, checked, disabled, onChange }: CheckProps): ReactElement {
  return (
    <label className={classes(styles.check, styles.switchRow)}>
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={styles.switch}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
