import type { ReactElement } from 'react';
import { RealmProvider, useReadable } from '@/data/react/realm-context';
import { SessionsProvider } from '@/data/react/sessions-context';
import type { Sessions } from '@/data/session/sessions';
import { ErrorBoundary } from '@/app/frame/error-boundary';
import { Shell } from '@/app/frame/shell';
import { useLanguage, useTheme } from '@/app/frame/use-appearance';

function Appearance(): null {
  useTheme();
  useLanguage();
  return null;
}

/** The page of whichever account is shown. Another account is another realm: nothing of the old one stays. */
export function App({ sessions }: { sessions: Sessions }): ReactElement {
  const realm = useReadable(sessions.active);
  return (
    <SessionsProvider value={sessions}>
      <RealmProvider value={realm} key={realm.key}>
        <Appearance />
        <ErrorBoundary resetKey={realm.key}>
          <Shell />
        </ErrorBoundary>
      </RealmProvider>
    </SessionsProvider>
  );
}
