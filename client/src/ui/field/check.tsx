import type { InputHTMLAttributes, ReactElement, ReactNode } from 'react';
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
  name,
  onChange,
}: Pick<CheckProps, 'label' | 'checked'> & { name: string; onChange: () => void }): ReactElement {
  return (
    <label className={styles.check}>
      <input type="radio" name={name} className={styles.box} checked={checked} onChange={onChange} />
      <span>{label}</span>
    </label>
  );
}

/** A bare switch; give it `aria-label` where no label names it. */
export function SwitchInput({
  checked,
  onChange,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'checked'> & {
  checked: boolean;
  onChange: (checked: boolean) => void;
}): ReactElement {
  return (
    <input
      {...rest}
      type="checkbox"
      role="switch"
      aria-checked={checked}
      className={styles.switch}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
