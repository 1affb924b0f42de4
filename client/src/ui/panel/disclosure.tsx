import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { classes } from '@/lib/classes';
import { Icon } from '@/ui/icon/icon';
import styles from './panel.module.css';

/** A button that shows and hides what follows it. */
export function Disclosure({
  summary,
  initiallyOpen = false,
  className,
  children,
}: {
  /** Content of the button. */
  summary: ReactNode;
  initiallyOpen?: boolean | undefined;
  /** Class of the button. */
  className?: string | undefined;
  children: ReactNode;
}): ReactElement {
  const [open, setOpen] = useState(initiallyOpen);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={classes(styles.disclosure, className)}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {summary}
        <Icon name="down" size="s" />
      </button>
      {open && <div id={id}>{children}</div>}
    </>
  );
}
