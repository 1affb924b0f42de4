import type { ReactElement } from 'react';
import { Router, type AroundNavHandler } from 'wouter';
import { RealmProvider, useReadable } from '@/data/react/realm-context';
import { SessionsProvider } from '@/data/react/sessions-context';
import type { Sessions } from '@/data/session/sessions';
import { newEntry } from '@/lib/history-entry';
import { ErrorBoundary } from './error-boundary';
import { Shell } from './shell';
import { useLanguage, useTheme } from './use-appearance';

function Appearance(): null {
  useTheme();
  useLanguage();
  return null;
}

/** A page is named as it is gone to: a second call about the same entry would cost as much as the first. */
const named: AroundNavHandler = (navigate, to, options) =>
  navigate(to, options?.replace ? options : { ...options, state: newEntry() });

/** The page of whichever account is shown. Another account is another realm: nothing of the old one stays. */
export function App({ sessions }: { sessions: Sessions }): ReactElement {
  const realm = useReadable(sessions.active);
  return (
    <SessionsProvider value={sessions}>
      <RealmProvider value={realm} key={realm.key}>
        <Appearance />
        <ErrorBoundary resetKey={realm.key}>
          <Router aroundNav={named}>
            <Shell />
          </Router>
        </ErrorBoundary>
      </RealmProvider>
    </SessionsProvider>
  );
}
