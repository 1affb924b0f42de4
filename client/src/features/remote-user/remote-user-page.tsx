import '@/i18n/messages/en/late/about';
import { useEffect, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useServer } from '@/data/react/records';
import { useInstance } from '@/data/react/use-details';
import type { ApiError } from '@/domain/api-error';
import { profilePath } from '@/domain/paths';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { Away } from '@/parts/account/away';
import { useIsAway } from '@/parts/account/failed-page';
import { PanelHeader } from '@/ui/panel/panel';
import { FailedState } from '@/ui/state/empty-state';
import { LoadingArea } from '@/ui/state/spinner';

function Failed({ error, onRetry }: { error: ApiError; onRetry: () => void }): ReactElement {
  const t = useT();
  if (useIsAway(error)) return <Away onRetry={onRetry} />;
  return <FailedState title={errorWords(t, error)} retryLabel={t('common.retry')} onRetry={onRetry} />;
}

/** `/remote-users/…`: finds the person, then goes to the profile (NAV-04). */
export function RemoteUserPage({ acct }: { acct: string }): ReactElement {
  const t = useT();
  const server = useServer();
  const [, navigate] = useLocation();
  const [asked, again] = useInstance(acct, (instance) => instance.person(acct));
  const found = asked.is === 'here' ? asked.value : null;
  const path = found && profilePath(found, server);
  useEffect(() => {
    // The way back leads to where the reader came from, not to this stop.
    if (path !== null) navigate(path, { replace: true });
  }, [path, navigate]);
  const shown = `@${acct}`;
  return (
    <>
      <PanelHeader level={1} title={t('about.remote_title')} />
      {asked.is === 'failed' ? (
        <Failed error={asked.error} onRetry={again} />
      ) : asked.is === 'here' && found === null ? (
        <FailedState
          title={t('about.remote_not_found')}
          text={t('about.remote_not_found_hint', { acct: shown })}
          retryLabel={t('common.retry')}
          onRetry={again}
        />
      ) : (
        <LoadingArea label={t('about.remote_looking', { acct: shown })} />
      )}
    </>
  );
}
