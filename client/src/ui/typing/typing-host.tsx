import { useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { typingAhead } from '@/lib/typing/typing-ahead';
import { Button } from '../button/button';
import styles from './typing.module.css';

export interface TypingWords {
  /** Name of the field. */
  label: string;
  waiting: string;
  failed: string;
  discard: string;
  reload: string;
}

/**
 * Mounted once by the app: the field that is typed into while the one that was asked for is on its way. Nobody sees it
 * but who waits long, or whose field cannot come: their words are shown.
 */
export function TypingHost({ words }: { words: TypingWords }): ReactElement {
  const [place] = useState(() => document.createElement('div'));
  const area = useRef<HTMLTextAreaElement>(null);
  const look = useSyncExternalStore(typingAhead.look.subscribe, typingAhead.look.get);
  useLayoutEffect(() => (area.current ? typingAhead.use(place, area.current) : undefined), [place]);
  return createPortal(
    <div className={styles.box} data-look={look}>
      <p role="status" className={styles.words}>
        {look === 'waiting' && words.waiting}
        {look === 'failed' && words.failed}
      </p>
      <textarea ref={area} className={styles.area} rows={3} aria-label={words.label} />
      {look === 'failed' && (
        <div className={styles.buttons}>
          <Button onClick={() => typingAhead.discard()}>{words.discard}</Button>
          <Button look="primary" onClick={() => typingAhead.reload()}>
            {words.reload}
          </Button>
        </div>
      )}
    </div>,
    place,
  );
}
