import { memo, type ComponentType, type MemoExoticComponent, type ReactElement } from 'react';
import { useReturn } from '@/data/react/use-return';
import { useT } from '@/i18n/use-t';
import { late } from '@/lib/late';
import { Button } from '@/ui/button/button';
import { useLatePart, type LatePart } from '@/ui/late/use-late';
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
    const { here, ...missing } = useLatePart(source, true);
    if (here) return <here.Part {...props} />;
    return missing.failures > 0 ? <Missing {...missing} /> : room;
  });
}

/** Some browsers keep a file as failed until the page is loaded anew; the draft is there again after it. */
function Missing({ again, failures }: Pick<LatePart<object>, 'again' | 'failures'>): ReactElement {
  const t = useT();
  useReturn(again);
  return (
    <p role="alert" className={styles.missing}>
      {t('pages.load_failed')}
      <Button small icon="refresh" onClick={() => (failures > 1 ? location.reload() : again())}>
        {t('common.retry')}
      </Button>
    </p>
  );
}
