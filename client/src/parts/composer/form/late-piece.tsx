import { memo, type ComponentType, type MemoExoticComponent, type ReactElement } from 'react';
import { useReturn } from '@/data/react/use-return';
import { useT } from '@/i18n/use-t';
import { late } from '@/lib/late';
import { Button } from '@/ui/button/button';
import { useLatePart } from '@/ui/late/use-late';
import styles from './writing.module.css';

/**
 * A piece of the form whose code is fetched when it is first drawn. One that does not come says so at its place, and
 * comes when it is asked again or the server is back: writing and posting go on without it.
 * `room` stands there until then.
 */
export function latePiece<P extends object>(
  load: () => Promise<ComponentType<P>>,
  room: ReactElement | null = null,
): MemoExoticComponent<(props: P) => ReactElement | null> {
  const source = late(load);
  // Kept while somebody types: the list of languages alone is 184 elements.
  return memo(function Piece(props: P): ReactElement | null {
    const { here, failures, again, retry } = useLatePart(source, true);
    if (here) return <here.Part {...props} />;
    return failures > 0 ? <Missing onRetry={retry} onReturn={again} /> : room;
  });
}

/** A press may load the page anew: the draft is there again after it. */
function Missing({ onRetry, onReturn }: { onRetry: () => void; onReturn: () => void }): ReactElement {
  const t = useT();
  useReturn(onReturn);
  return (
    <p role="alert" className={styles.missing}>
      {t('pages.load_failed')}
      <Button small icon="refresh" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </p>
  );
}
