import { useRef, type ReactElement, type ReactNode } from 'react';
import { Button } from '@/ui/button/button';
import { usePassesFocusOn } from '@/ui/focus/use-passes-focus-on';
import { LoadingLine } from './spinner';
import styles from './state.module.css';

interface Words {
  more: string;
  loading: string;
  retry: string;
  ended: string;
}

/** What stands below a list that comes in pages: more, a spinner, what went wrong, or the end. */
export function LoadMore({
  is,
  words,
  why,
  onMore,
}: {
  is: 'idle' | 'loading' | 'failed' | 'ended';
  words: Words;
  /** Why it failed; says by itself whether that is an alert. */
  why: ReactNode;
  onMore: () => void;
}): ReactElement {
  return (
    // Takes the focus of the button that goes: who loaded more by keyboard goes on from here.
    <div className={styles.more} role={is === 'loading' ? 'status' : undefined} tabIndex={-1}>
      {is === 'loading' && <LoadingLine label={words.loading} />}
      {is === 'ended' && words.ended}
      {is === 'failed' && why}
      {(is === 'idle' || is === 'failed') && (
        <More label={is === 'failed' ? words.retry : words.more} onPress={onMore} />
      )}
    </div>
  );
}

const foot = (button: HTMLElement): HTMLElement | null => button.parentElement;

function More({ label, onPress }: { label: string; onPress: () => void }): ReactElement {
  const box = useRef<HTMLSpanElement>(null);
  usePassesFocusOn(box, foot);
  return (
    <span ref={box}>
      <Button small look="ghost" onClick={onPress}>
        {label}
      </Button>
    </span>
  );
}
