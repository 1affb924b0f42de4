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
import { ConfirmHost } from '@/ui/dialog/confirm-host';
import { TypingHost } from '@/ui/typing/typing-host';
import { useFirstScreen } from '@/ui/late/use-first-screen';
import { DocumentTitle } from './document-title';
import { ErrorBoundary } from './error-boundary';
import { Frame } from './frame';
import { landingPath, redirectOf } from './landing';
import { lastTimeline } from './last-timeline';
import { LateHostsSlot } from './late-hosts-slot';
import { Notices } from './notices';
import type { Overlay } from './overlays';
import { Bar, LoginHint, NewPostButton } from './page-pieces';
import type { NextPage } from './next-page';
import { routeOf, type Page as PageOf, type Route } from './pages';
import { pageTitle, Screen } from './screens';
import { useScrollRules } from './scroll-rules';
import { Sidebar, ThirdColumn } from './sidebar';
import { useDesktopAlerts } from './use-desktop-alerts';
import { Keys } from './keys';
import { useLayoutMode } from './use-layout-mode';
import styles from './layout.module.css';

/** A stored session counts before the server has confirmed it: nobody is thrown out while offline. */
function useSignedIn(): boolean {
  const realm = useRealm();
  return useMe() !== null || !realm.key.endsWith('|guest');
}

/** Leads on; a sign-in from there leads to what was asked for (lib/way-back.ts). */
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

/** Pages of one name take each other's place; a profile is drawn anew, or before it is shown. */
const slotOf = (page: PageOf): string => (page.is === 'profile' ? page.name : '');

function Page({ route, path }: { route: Route; path: string }): ReactElement {
  const t = useT();
  const room = useLayoutMode();
  const onNotifications = route.page.is === 'notifications';
  // The page of notifications has no column of the same beside it.
  const mode =
    usePreference('thirdColumnMode') !== 'postform' && onNotifications && room === 'wide' ? 'normal' : room;
  const me = useMe();
  const server = useServer();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const onLogOut = useLogOut(
    mode === 'mobile' ? paths.local : landingPath(server, { signedIn: false }),
    mode === 'mobile',
  );
  useScrollRules(path, route.page.is === 'conversation');
  useDesktopAlerts(me !== null);
  const whole = useFirstScreen();
  const [next, setNext] = useState<NextPage | null>(null);
  const slots = [route.page];
  if (next && slotOf(next.page) !== slotOf(route.page)) slots.push(next.page);
  const openKeySheet = useCallback(() => setOverlay('keys'), []);
  const isTimeline = route.page.is === 'timeline';
  useEffect(() => {
    if (isTimeline) lastTimeline.visit(path);
  }, [isTimeline, path]);
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
              onNotifications={onNotifications}
            />
          ) : (
            <div className={classes(styles.side, styles.sidebar)} />
          ))}
        <main className={styles.main} id="main" tabIndex={-1}>
          {me === null && !onLoginPage && <LoginHint />}
          {slots.map((page) => {
            const isNext = page === next?.page;
            return (
              <div key={slotOf(page)} {...(isNext && next.hidden)}>
                <ErrorBoundary resetKey={path}>
                  <Screen page={page} isNext={isNext} />
                </ErrorBoundary>
              </div>
            );
          })}
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
        onNext={setNext}
      />
      <Keys openSheet={openKeySheet} />
      <ComposeDialog />
      <ConfirmHost />
      <TypingHost
        words={{
          label: t('common.typing'),
          waiting: t('common.typing_waits'),
          failed: t('common.typing_failed'),
          discard: t('common.typing_discard'),
        }}
      />
    </Frame>
  );
}
