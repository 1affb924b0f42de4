import type { ReactElement, ReactNode } from 'react';
import { Router } from 'wouter';
import { RealmProvider, useReadable } from '@/data/react/realm-context';
import { SessionsProvider } from '@/data/react/sessions-context';
import type { Sessions } from '@/data/session/sessions';
import { ErrorBoundary } from '@/app/frame/error-boundary';
import { Shell } from '@/app/frame/shell';
import { threadHere } from '@/app/hosts/thread-here';
import { shownPlace } from '@/app/routes/shown-location';
import type { Commands } from '@/parts/commands/commands';
import { CommandsProvider } from '@/parts/commands/use-commands';
import { ThreadHereContext } from '@/parts/status/actions/thread-here';
import { useT } from '@/i18n/use-t';
import { SlowWords } from '@/ui/state/slow';
import { useLanguage } from '@/app/frame/use-language';
import { useManner, useTheme } from '@/app/frame/use-theme';

function Appearance(): null {
  useTheme();
  useManner();
  useLanguage();
  return null;
}

/** What all that loads says when it takes long. */
function Slow({ children }: { children: ReactNode }): ReactElement {
  return <SlowWords.Provider value={useT()('common.slow')}>{children}</SlowWords.Provider>;
}

/** The page of whichever account is shown. Another account is another realm: nothing of the old one stays. */
export function App({ sessions, commands }: { sessions: Sessions; commands: Commands }): ReactElement {
  const realm = useReadable(sessions.active);
  return (
    <SessionsProvider value={sessions}>
      <CommandsProvider value={commands}>
        <RealmProvider value={realm} key={realm.key}>
          <Appearance />
          <ErrorBoundary resetKey={realm.key}>
            <Slow>
              <ThreadHereContext.Provider value={threadHere}>
                <Router {...shownPlace}>
                  <Shell />
                </Router>
              </ThreadHereContext.Provider>
            </Slow>
          </ErrorBoundary>
        </RealmProvider>
      </CommandsProvider>
    </SessionsProvider>
  );
}
