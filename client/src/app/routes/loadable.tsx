import { useEffect, useRef, useState, type ComponentType, type ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { FailedState } from '@/ui/state/empty-state';
import { LoadingArea } from '@/ui/state/spinner';

/** A component whose code is fetched when it is first shown, or before by `preload`. */
export interface Loadable<P> {
  (props: P): ReactElement | null;
  preload(): Promise<unknown>;
}

interface Code<P> {
  loaded: ComponentType<P> | null;
  failures: number;
}

/** Whether any part did not come, for what looks into it and comes late itself. */
export const missed = { any: false };

/**
 * Fetches code with an honest answer when it fails (NAV-28): a sentence and "Try again". Browsers may keep
 * a failed module for good, and after an update its file may be gone, so the second failure reloads.
 * `quiet` parts show nothing while they load or when they fail: the page works without them.
 */
export function loadable<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { quiet = false }: { quiet?: boolean } = {},
): Loadable<P> {
  const code: Code<P> = { loaded: null, failures: 0 };
  let loading: Promise<ComponentType<P>> | null = null;
  const fetchCode = (): Promise<ComponentType<P>> => {
    loading ??= load().then(
      (component) => {
        code.loaded = component;
        return component;
      },
      (error: unknown) => {
        loading = null;
        code.failures += 1;
        missed.any = true;
        throw error;
      },
    );
    return loading;
  };

  function Loaded(props: P): ReactElement | null {
    const [component, setComponent] = useState<{ Part: ComponentType<P> } | null>(() =>
      code.loaded ? { Part: code.loaded } : null,
    );
    const [failed, setFailed] = useState(false);
    const start = (): Promise<void> =>
      fetchCode().then(
        (Part) => setComponent({ Part }),
        () => setFailed(true),
      );
    const begin = useRef(start);
    useEffect(() => void begin.current(), []);
    if (component) return <component.Part {...props} />;
    if (quiet) return null;
    if (!failed) return <Waiting />;
    const retry = (): void => {
      if (code.failures > 1) location.reload();
      setFailed(false);
      void start();
    };
    return <LoadFailed onRetry={retry} />;
  }
  return Object.assign(Loaded, { preload: fetchCode });
}

function Waiting(): ReactElement {
  const t = useT();
  return <LoadingArea label={t('pages.loading')} />;
}

function LoadFailed({ onRetry }: { onRetry: () => void }): ReactElement {
  const t = useT();
  return (
    <FailedState
      title={t('pages.load_failed')}
      text={t('pages.load_failed_hint')}
      retryLabel={t('common.retry')}
      onRetry={onRetry}
    />
  );
}
