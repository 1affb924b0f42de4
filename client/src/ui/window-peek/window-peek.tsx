import type { ReactElement, ReactNode } from 'react';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import type { IconName } from '@/ui/icon/shapes';
import styles from './window-peek.module.css';

interface WindowPeekProps {
  /** Says which window waits. */
  label: string;
  icon: IconName;
  openLabel: string;
  closeLabel: string;
  onOpen: () => void;
  onClose: () => void;
}

/** A window that waits while the page below is read: opened again, or closed. */
export function WindowPeek(props: WindowPeekProps): ReactElement {
  const { label, icon, openLabel, closeLabel, onOpen, onClose } = props;
  return (
    <aside className={styles.peek} aria-label={label}>
      <Button icon={icon} onClick={onOpen}>
        {openLabel}
      </Button>
      <IconButton icon="x" label={closeLabel} onClick={onClose} />
    </aside>
  );
}

/** Windows that may wait as a peek; the peeks stand beside each other at the foot of the page. */
export function WindowTray({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles.tray}>{children}</div>;
}
