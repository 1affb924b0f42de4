import { useState, type ReactElement, type RefObject } from 'react';
import { Popover } from '@/ui/popover/popover';
import styles from './slow-bubble.module.css';

interface SlowBubbleProps {
  button: RefObject<Element | null>;
  words: string;
}

/** Words below a button, over what is there, until they are closed like every popover. */
export function SlowBubble({ button, words }: SlowBubbleProps): ReactElement | null {
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <Popover anchor={button} takesFocus={false} className={styles.bubble} onClose={() => setClosed(true)}>
      {words}
    </Popover>
  );
}
