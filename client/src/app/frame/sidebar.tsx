import { memo, type ReactElement } from 'react';
import { useMe, usePreference, useServer } from '@/data/react/records';
import { InstancePanel } from '@/features/about/instance-panel';
import { ComposeForm } from '@/features/compose/compose-form';
import { NavPanel } from '@/features/navigation/nav-panel';
import { UserPanel } from '@/features/navigation/user-panel';
import { NotificationsPanel } from '@/features/notifications/page/notifications-panel';
import { useT } from '@/i18n/use-t';
import { classes } from '@/lib/classes';
import { Panel } from '@/ui/panel/panel';
import { loadable } from '@/app/routes/loadable';
import { useUsed } from '@/ui/late/use-used';
import type { LayoutMode } from './use-layout-mode';
import styles from './layout.module.css';

const quiet = { quiet: true };
const LoginPanel = loadable(
  () => import('@/features/login/login-panel').then((module) => module.LoginPanel),
  quiet,
);
const EditProfileButton = loadable(
  () => import('./lower-panels').then((module) => module.EditProfileButton),
  quiet,
);
const LowerPanels = loadable(() => import('./lower-panels').then((module) => module.LowerPanels), quiet);

/** The reader's own panel: card and composer, or the sign-in (NAV-23). */
function OwnPanel({
  onLogOut,
  onLoginPage,
}: {
  onLogOut: () => void;
  onLoginPage: boolean;
}): ReactElement | null {
  const t = useT();
  const me = useMe();
  const used = useUsed();
  if (me)
    return (
      <UserPanel
        onLogOut={onLogOut}
        pencil={used && <EditProfileButton />}
        composer={
          <div className={styles.composerRoom}>
            <ComposeForm />
          </div>
        }
      />
    );
  // The page itself has the form then.
  if (onLoginPage) return null;
  return (
    <Panel label={t('login.title')}>
      <div className={styles.loginRoom}>
        <LoginPanel />
      </div>
    </Panel>
  );
}

/** NAV-19. The notifications join it where there is no third column for them. Stays as it is from page to page. */
export const Sidebar = memo(function Sidebar({
  mode,
  onLogOut,
  onLoginPage,
  onNotifications,
}: {
  mode: LayoutMode;
  onLogOut: () => void;
  onLoginPage: boolean;
  /** The page itself shows them. */
  onNotifications: boolean;
}): ReactElement {
  const me = useMe();
  const server = useServer();
  const third = usePreference('thirdColumnMode');
  const shortcuts = usePreference('showPanelNavShortcuts');
  const hideInstance = usePreference('hideISP');
  const used = useUsed();
  // Visitors have little else beside the page.
  const wanted = me === null || used;
  const writesInThird = mode === 'wide' && third === 'postform';
  const notificationsHere = me !== null && !onNotifications && (mode === 'normal' || writesInThird);
  return (
    <aside className={classes(styles.side, styles.sidebar)}>
      {!writesInThird && <OwnPanel onLogOut={onLogOut} onLoginPage={onLoginPage} />}
      <NavPanel shortcuts={shortcuts} />
      {notificationsHere && <NotificationsPanel mode="sidebar" />}
      {server.ui.showInstanceSpecificPanel && !hideInstance && <InstancePanel wanted={wanted} />}
      {wanted && <LowerPanels />}
    </aside>
  );
});

/** The third column of wide windows: notifications, or the composer (thirdColumnMode). */
export const ThirdColumn = memo(function ThirdColumn({ onLogOut }: { onLogOut: () => void }): ReactElement {
  const third = usePreference('thirdColumnMode');
  return (
    <div className={classes(styles.side, styles.third)}>
      {third === 'postform' ? (
        <OwnPanel onLogOut={onLogOut} onLoginPage={false} />
      ) : (
        <NotificationsPanel mode="column" />
      )}
    </div>
  );
});

/** Starts fetching what visitors see beside the timeline. */
export function preloadSidebar(signedIn: boolean, mobile: boolean): void {
  if (mobile || signedIn) return;
  // A failure shows nothing: the form is quiet, and the page works without it.
  LoginPanel.preload().catch(() => {});
}
