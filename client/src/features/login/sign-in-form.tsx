import type { ReactElement, ReactNode } from 'react';
import styles from './login.module.css';

/** One way in: a form with its title, sent by Enter or its button. */
export function SignInForm({
  label,
  title,
  onSend,
  children,
}: {
  /** What the form is called for who does not see it. */
  label: string;
  title: string;
  onSend: () => Promise<void>;
  children: ReactNode;
}): ReactElement {
  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSend();
      }}
    >
      <h2 className={styles.title}>{title}</h2>
      {children}
    </form>
  );
}
