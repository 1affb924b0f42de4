import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { afterLayers, leaveByBack, openLayer } from '@/lib/history/open-layers';
import { useCommands } from '@/parts/commands/use-commands';
import { isWindow } from '@/parts/commands/window-address';

export interface Leaving {
  /** The way back, which asks first while something is not saved. */
  back: () => void;
  /** What was changed is saved, or gone: leads on without a question. */
  on: (go: () => void) => void;
}

/**
 * While a list has changes that are not saved, whoever leaves it is asked, whichever way they take: a link, a key, or
 * Back, which has an entry of the history to go back over without leaving the page.
 */
export function useAsksBeforeLeaving(changed: boolean): Leaving {
  const t = useT();
  const { confirm } = useCommands();
  const [, navigate] = useLocation();
  const [path] = useBrowserLocation();
  const [hasPageBefore] = useState(() => history.length > 1);
  const ask = useCallback(
    () =>
      confirm({
        title: t('lists.leave_title'),
        body: t('lists.leave_text'),
        confirmLabel: t('lists.leave'),
        cancelLabel: t('lists.stay'),
      }),
    [t, confirm],
  );
  const close = useRef<(() => void) | null>(null);
  const on = useCallback((go: () => void): void => {
    close.current?.();
    close.current = null;
    afterLayers(go);
  }, []);
  const leave = useCallback(
    () => on(() => (hasPageBefore ? leaveByBack() : navigate(paths.lists))),
    [on, hasPageBefore, navigate],
  );
  const back = useCallback((): void => {
    if (!changed) leave();
    else void ask().then((may) => may && leave());
  }, [changed, ask, leave]);
  const latest = useRef({ ask, back });
  useEffect(() => {
    latest.current = { ask, back };
  });
  // Below a window, as that of the settings, the form stays.
  const asks = changed && !isWindow(path);
  useEffect(() => {
    if (!asks) return;
    const open = (): void => {
      const closed = openLayer({
        onBack() {
          closed();
          open();
          latest.current.back();
        },
        onLeave: (to) =>
          isWindow(to)
            ? null
            : latest.current.ask().then((may) => {
                if (may) close.current?.();
                return may;
              }),
      });
      close.current = closed;
    };
    open();
    return () => close.current?.();
  }, [asks]);
  return { back, on };
}
