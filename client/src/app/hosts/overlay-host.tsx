import { useEffect, useRef, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { afterPaint } from '@/lib/after-paint';
import { focusMain } from '@/lib/focus-main';
import { historyEntry } from '@/lib/history/history-entry';
import { useCommands } from '@/parts/commands/use-commands';
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

const KeySheet = loadable(() => import('@/features/keys/key-sheet').then((module) => module.KeySheet), quiet);

/** Gives the focus to the page that somebody was led to, unless that page has placed it itself. */
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
  const { notifications } = useRealm();
  const { settings, moderation } = useCommands();
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
          onSettings={() => settings.ask({ tab: '' })}
          onModeration={() => moderation.ask({ tab: '', item: null })}
          onLogOut={onLogOut}
        />
      );
    case 'notifications':
      return <NotificationsDrawer onClose={close} />;
    case 'keys':
      return <KeySheet onClose={close} />;
  }
}

/** Fetched while nothing else is to be done. */
export const preloadOverlays = (mobile: boolean): Promise<unknown> =>
  mobile ? Promise.allSettled([SideDrawer.preload(), NotificationsDrawer.preload()]) : Promise.resolve();
