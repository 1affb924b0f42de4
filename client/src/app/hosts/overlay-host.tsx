import { useEffect, useRef, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useT } from '@/i18n/use-t';
import { afterPaint } from '@/lib/after-paint';
import { focusMain } from '@/lib/focus-main';
import { historyEntry } from '@/lib/history/history-entry';
import { drawerPlaces } from './drawer-places';
import { loadable } from '@/app/routes/loadable';
import type { Overlay } from './overlays';

const quiet = { quiet: true };
const SideDrawer = loadable(
  () => import('@/features/navigation/side-drawer').then((module) => module.SideDrawer),
  quiet,
);
const NotificationsDrawer = loadable(
  () => import('./notifications-drawer').then((module) => module.NotificationsDrawer),
  quiet,
);
const NotHereYetDialog = loadable(
  () => import('@/features/not-here-yet/not-here-yet').then((module) => module.NotHereYetDialog),
  quiet,
);

const KeySheet = loadable(() => import('@/features/keys/key-sheet').then((module) => module.KeySheet), quiet);

/** Who was led to a page goes on there, unless it put them somewhere itself. */
function enterPage(): void {
  if (!document.activeElement?.closest('main, dialog')) focusMain();
}

export interface OverlayHostProps {
  open: Overlay | null;
  path: string;
  lastTimeline: string | null;
  onOpen: (overlay: Overlay | null) => void;
  onLogOut: () => void;
}

/** Draws what lies over the page; a change of the route takes it away (NAV-26). */
export function OverlayHost({
  open,
  path,
  lastTimeline,
  onOpen,
  onLogOut,
}: OverlayHostProps): ReactElement | null {
  const t = useT();
  const { notifications } = useRealm();
  const close = (): void => onOpen(null);
  const shownAt = useRef(path);
  const before = useRef<Overlay | null>(null);
  useEffect(() => {
    if (shownAt.current === path) return;
    shownAt.current = path;
    // Who comes back to where the drawer led away from finds it open.
    onOpen(drawerPlaces.get(historyEntry()) ? 'notifications' : null);
    // The drawer gives the focus back to what opened it.
    if (before.current) void afterPaint().then(enterPage);
  }, [path, onOpen]);
  useEffect(() => {
    // NAV-26: closing the drawer marks what it showed as seen.
    if (before.current === 'notifications' && open !== 'notifications') notifications.markAllSeen();
    before.current = open;
  }, [open, notifications]);
  switch (open) {
    case null:
      return null;
    case 'menu':
      return (
        <SideDrawer
          lastTimeline={lastTimeline}
          onClose={close}
          onSettings={() => onOpen('settings')}
          onModeration={() => onOpen('moderation')}
          onLogOut={onLogOut}
        />
      );
    case 'notifications':
      return <NotificationsDrawer onClose={close} />;
    case 'keys':
      return <KeySheet onClose={close} />;
    case 'settings':
      return <NotHereYetDialog title={t('nav.settings')} onClose={close} />;
    case 'moderation':
      return <NotHereYetDialog title={t('nav.moderation')} onClose={close} />;
  }
}

/** Fetched while nothing else is to be done. */
export const preloadOverlays = (mobile: boolean): Promise<unknown> =>
  Promise.allSettled(
    mobile ? [SideDrawer.preload(), NotificationsDrawer.preload()] : [NotHereYetDialog.preload()],
  );
