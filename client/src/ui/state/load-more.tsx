import type { ReactElement } from 'react';
import { Button } from '@/ui/button/button';
import { Spinner } from './spinner';
import styles from './state.module.css';

/** What stands below a list that comes in pages: more, a spinner, what went wrong, or the end. */
export function LoadMore({
  is,
  words,
  error,
  onMore,
}: {
  is: 'idle' | 'loading' | 'failed' | 'ended';
  words: { more: string; loading: string; retry: string; ended: string };
  /** Why it failed. */
  error?: string | undefined;
  onMore: () => void;
}): ReactElement {
  if (is === 'loading')
    return (
      <p className={styles.more} role="status">
        <Spinner /> {words.loading}
      </p>
    );
  if (is === 'ended') return <p className={styles.more}>{words.ended}</p>;
  return (
    <div className={styles.more}>
      {is === 'failed' && <p role="alert">{error}</p>}
      <Button small look="ghost" onClick={onMore}>
        {is === 'failed' ? words.retry : words.more}
      </Button>
    </div>
  );
}
