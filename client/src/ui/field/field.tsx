import { useId, type ReactElement, type ReactNode } from 'react';
import { Icon } from '@/ui/icon/icon';
import styles from './field.module.css';

/** What a control inside a field must carry. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label above, hint and error below; gives the control its id and descriptions. */
export function Field({
  label,
  hint,
  error,
  children,
}: {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}): ReactElement {
  const id = useId();
  const hintId = hint === undefined ? null : `${id}hint`;
  const errorId = error === undefined ? null : `${id}error`;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': errorId === null ? undefined : true,
      })}
      {hintId !== null && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {errorId !== null && (
        <p className={styles.error} id={errorId}>
          <Icon name="warn" size="xs" />
          {error}
        </p>
      )}
    </div>
  );
}
