import '@/i18n/messages/en/late/catching-up';
import type { ReactElement } from 'react';
import { useMe } from '@/data/react/records';
import { useCatchUp } from '@/data/react/use-catch-up';
import { useT } from '@/i18n/use-t';
import { FailedPage } from '@/parts/account/failed-page';
import { MembersOnly } from '@/parts/account/members-only';
import { PanelHeader } from '@/ui/panel/panel';
import { LoadingArea } from '@/ui/state/spinner';
import { useAddress } from './address';
import { CaughtUp } from './caught-up';
import { MomentForm } from './moment-form';

/** The home timeline after an absence, or the way of any timeline to a moment. */
export function CatchUpPage(): ReactElement {
  const t = useT();
  const { moment } = useAddress();
  const signedIn = useMe() !== null;
  if (moment !== null)
    return (
      <>
        <PanelHeader title={t('catching_up.moment')} level={1} sticky />
        <MomentForm key={moment} timelineKey={moment} />
      </>
    );
  return (
    <>
      <PanelHeader title={t('catching_up.title')} level={1} sticky />
      {signedIn ? <Home /> : <MembersOnly title={t('catching_up.members_only')} />}
    </>
  );
}

function Home(): ReactElement {
  const t = useT();
  const [asked, again] = useCatchUp();
  if (asked.is === 'failed')
    return <FailedPage title={t('catching_up.title')} error={asked.error} onRetry={again} />;
  if (asked.is === 'waiting') return <LoadingArea label={t('feed.loading')} />;
  return <CaughtUp catchUp={asked.value} />;
}
