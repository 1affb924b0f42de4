import { useMemo, useState, type ReactElement, type RefObject } from 'react';
import { Popover } from '@/ui/popover/popover';
import styles from './slow-bubble.module.css';

/** Words below a button, over what is there; `after` is the element that comes after the button. */
export function SlowBubble({
  after,
  words,
}: {
  after: RefObject<Element | null>;
  words: string;
}): ReactElement | null {
  const [closed, setClosed] = useState(false);
  const anchor = useMemo(
    () => ({
      get current() {
        return after.current?.previousElementSibling ?? null;
      },
    }),
    [after],
  );
  if (closed) return null;
  return (
    <Popover anchor={anchor} takesFocus={false} className={styles.bubble} onClose={() => setClosed(true)}>
      {words}
    </Popover>
  );
}
