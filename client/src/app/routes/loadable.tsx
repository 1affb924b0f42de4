import type { ComponentType, ReactElement } from 'react';
import { useReturn } from '@/data/react/use-return';
import { ApiError } from '@/domain/api-error';
import { useT } from '@/i18n/use-t';
import { late } from '@/lib/late';
import { useAway } from '@/parts/account/failed-page';
import { useLatePart } from '@/ui/late/use-late';
import { FailedState } from '@/ui/state/empty-state';
import { LoadingArea } from '@/ui/state/spinner';

/** A component whose code is fetched when it is first shown, or before by `preload`. */
export interface Loadable<P> {
  (props: P): ReactElement | null;
  preload(): Promise<unknown>;
}

/**
 * Fetches code with an honest answer when it fails (NAV-28): a sentence and "Try again". Browsers may remember
 * a failed module for ever, and after an update its file may be gone, so the second failure reloads.
 * `quiet` parts show nothing while they load, and `Failed` at most when they fail: the page works without them.
 */
export function loadable<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { quiet = false, Failed }: { quiet?: boolean; Failed?: ComponentType<{ onRetry: () => void }> } = {},
): Loadable<P> {
  const source = late(load);

  function Loaded(props: P): ReactElement | null {
    const { here, failures, again, retry } = useLatePart(source, true);
    if (here) return <here.Part {...props} />;
    if (quiet) return failures > 0 && Failed ? <Failed onRetry={again} /> : null;
    if (failures === 0) return <Waiting />;
    return <LoadFailed onRetry={retry} onReturn={again} />;
  }
  return Object.assign(Loaded, { preload: source.load });
}

function Waiting(): ReactElement {
  const t = useT();
  return <LoadingArea label={t('pages.loading')} />;
}

/** A file that did not come, as others see it. */
const MISSING = new ApiError('offline', { identifier: 'part' });

/** Some browsers keep a file as failed: a press may have to load the page anew, which nobody wants by itself. */
function LoadFailed({ onRetry, onReturn }: { onRetry: () => void; onReturn: () => void }): ReactElement {
  const t = useT();
  useReturn(onReturn);
  const away = useAway(MISSING);
  if (away) return <away.Part onRetry={onReturn} />;
  return (
    <FailedState
      title={t('pages.load_failed')}
      text={t('pages.load_failed_hint')}
      retryLabel={t('common.retry')}
      onRetry={onRetry}
    />
  );
}
