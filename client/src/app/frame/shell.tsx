import { useCallback, useEffect, useLayoutEffect, useState, type ReactElement } from 'react';
import { useLocation, useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { useRealm } from '@/data/react/realm-context';
import { useMe, usePreference, useServer } from '@/data/react/records';
import { paths } from '@/domain/paths';
import { ComposeDialog } from '@/features/compose/compose-dialog';
import { useLogOut } from '@/features/login/use-log-out';
import { useT } from '@/i18n/use-t';
import { classes } from '@/lib/classes';
import { QuestionHost } from '@/parts/commands/question-host';
import { TypingHost } from '@/ui/typing/typing-host';
import { useFirstScreen } from '@/ui/late/use-first-screen';
import { DocumentTitle } from './document-title';
import { ErrorBoundary } from './error-boundary';
import { Frame } from './frame';
import { landingPath, redirectOf } from '@/app/routes/landing';
import { lastTimeline } from '@/app/routes/last-timeline';
import { LateHostsSlot } from '@/app/hosts/late-hosts-slot';
import { Notices } from './notices';
import type { Overlay } from '@/app/hosts/overlays';
import { Bar, LoginHint, NewPostButton } from './bars';
import { routeOf, type Route } from '@/app/routes/routes';
import { pageTitle, Screen } from '@/app/routes/screens';
import { useLeadsToText } from '@/app/routes/leads-to-text';
import { useScrollRules } from '@/app/routes/scroll-rules';
import { Sidebar, ThirdColumn } from './sidebar';
import { useDesktopAlerts } from '@/app/hosts/use-desktop-alerts';
import { usePartsGone } from '@/app/hosts/use-parts-gone';
import { Keys } from '@/app/focus/keys';
import { useLayoutMode, type LayoutMode } from './use-layout-mode';
import styles from './layout.module.css';

/** A stored session counts before the server has confirmed it: nobody is thrown out while offline. */
function useSignedIn(): boolean {
  const realm = useRealm();
  return useMe() !== null || !realm.key.endsWith('|guest');
}

/** Leads on; a sign-in from there leads to what was asked for (data/session/way-back.ts). */
function Redirect({ to }: { to: string }): null {
  const wanted = location.href;
  useLayoutEffect(() => navigate(to, { replace: true, state: { wanted } }), [to, wanted]);
  return null;
}

/** The whole page of one realm: bars, columns, the screen of the route, what lies over it. */
export function Shell(): ReactElement {
  const [path] = useLocation();
  const search = useSearch();
  const server = useServer();
  const signedIn = useSignedIn();
  const elsewhere = redirectOf(path, search, server, { signedIn });
  if (elsewhere !== null) return <Redirect to={elsewhere} />;
  return <Page route={routeOf(path, search)} path={path} />;
}

/** The page of notifications has no column of the same beside it. */
function useModeOf(page: Route['page']): LayoutMode {
  const room = useLayoutMode();
  const twice = usePreference('thirdColumnMode') !== 'postform' && page.is === 'notifications';
  return twice && room === 'wide' ? 'normal' : room;
}

/** The timeline that was visited last stays known to the drawer. */
function useRemembersTimeline({ page }: Route, path: string): void {
  const isTimeline = page.is === 'timeline';
  useEffect(() => {
    if (isTimeline) lastTimeline.visit(path);
  }, [isTimeline, path]);
}

/** Catches what is typed for a field that is on its way. */
function StandIn(): ReactElement {
  const t = useT();
  return (
    <TypingHost
      words={{
        label: t('common.typing'),
        waiting: t('common.typing_waits'),
        failed: t('common.typing_failed'),
        discard: t('common.typing_discard'),
        reload: t('pages.reload'),
      }}
    />
  );
}

function Page({ route, path }: { route: Route; path: string }): ReactElement {
  const t = useT();
  const mode = useModeOf(route.page);
  const me = useMe();
  const server = useServer();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const onLogOut = useLogOut(
    mode === 'mobile' ? paths.local : landingPath(server, { signedIn: false }),
    mode === 'mobile',
  );
  useLeadsToText(path);
  useScrollRules(path, route.page.is === 'conversation');
  useDesktopAlerts(me !== null);
  usePartsGone();
  const whole = useFirstScreen();
  const openKeySheet = useCallback(() => setOverlay('keys'), []);
  useRemembersTimeline(route, path);
  // These pages are the way in themselves.
  const onLoginPage = route.page.is === 'login' || route.page.is === 'door';
  return (
    <Frame mode={mode}>
      <DocumentTitle page={pageTitle(t, route.page)} />
      <Bar mode={mode} overlay={overlay} onOpen={setOverlay} />
      <Notices />
      <div className={classes(styles.grid, styles.body)}>
        {mode !== 'mobile' &&
          (whole ? (
            <Sidebar
              mode={mode}
              onLogOut={onLogOut}
              onLoginPage={onLoginPage}
              onNotifications={route.page.is === 'notifications'}
            />
          ) : (
            <div className={classes(styles.side, styles.sidebar)} />
          ))}
        <main className={styles.main} id="main" tabIndex={-1}>
          {me === null && !onLoginPage && <LoginHint />}
          <ErrorBoundary resetKey={path}>
            <Screen page={route.page} />
          </ErrorBoundary>
        </main>
        {mode === 'wide' && whole && <ThirdColumn onLogOut={onLogOut} />}
      </div>
      <NewPostButton mode={mode} />
      <LateHostsSlot
        open={overlay}
        path={path}
        lastTimeline={lastTimeline.get()}
        onOpen={setOverlay}
        onLogOut={onLogOut}
      />
      <Keys openSheet={openKeySheet} />
      <ComposeDialog />
      <QuestionHost />
      <StandIn />
    </Frame>
  );
}
