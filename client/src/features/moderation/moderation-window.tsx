import '@/i18n/messages/en/late/moderating';
import { useEffect, type ComponentType, type ReactElement } from 'react';
import { windowName } from '@/data/screens/page-name';
import { useRealm } from '@/data/react/realm-context';
import { useAsked } from '@/data/react/use-asked';
import { useOpenReportCount } from '@/data/react/use-open-report-count';
import { useT } from '@/i18n/use-t';
import { FailedPage } from '@/parts/account/failed-page';
import { upTo } from '@/lib/breakpoints';
import { useWaitingWindow } from '@/parts/commands/use-waiting-window';
import { leaveWindow } from '@/parts/commands/window-address';
import { ModerationContext, useIsAdmin, useModeration } from '@/parts/moderation/use-moderation';
import { IconButton } from '@/ui/button/icon-button';
import { Dialog } from '@/ui/dialog/dialog';
import { Badge } from '@/ui/state/badge';
import { SkeletonPosts } from '@/ui/state/skeleton';
import { Tabs, type Tab } from '@/ui/tabs/tabs';
import { InvitesTab } from './invites-tab';
import { Keys } from './keys';
import { LogTab } from './log-tab';
import { ApprovalsTab, UsersTab } from './people/users-tab';
import { goToModeration, TABS, useModerationPlace, type ModerationPlace, type ModerationTab } from './place';
import { ReportsTab } from './reports/reports-tab';
import { useMedia } from '@/ui/use-media';
import { WindowPeek } from '@/ui/window-peek/window-peek';
import styles from './moderation.module.css';

/** What only admins may ask the server for, where it has that at all. */
const FOR_ADMINS = ['invites', 'announcements', 'log'] as const satisfies readonly ModerationTab[];

/** Another feature's, which the app hands over. */
interface Others {
  Announcements: ComponentType;
}

function Content({
  place: { tab, item, state },
  Announcements,
}: Others & { place: ModerationPlace }): ReactElement {
  switch (tab) {
    case 'reports':
      return <ReportsTab item={item} state={state} />;
    case 'users':
      return <UsersTab item={item} />;
    case 'approvals':
      return <ApprovalsTab item={item} />;
    case 'invites':
      return <InvitesTab />;
    case 'announcements':
      return <Announcements />;
    case 'log':
      return <LogTab />;
  }
}

/** What the server has for whoever looks. */
function useOffered(): readonly ModerationTab[] {
  const { can } = useModeration();
  const isAdmin = useIsAdmin();
  return TABS.filter((tab) => {
    const forAdmins = FOR_ADMINS.find((one) => one === tab);
    return forAdmins === undefined || (isAdmin && can[forAdmins]);
  });
}

function Work({ place, ...others }: Others & { place: ModerationPlace }): ReactElement {
  const t = useT();
  const open = useOpenReportCount();
  const { queue } = useModeration();
  const offered = useOffered();
  const tabs = offered.map((tab): Tab<ModerationTab> => ({
    key: tab,
    label: t(`moderation.tab_${tab}`),
    ...(tab === 'reports' && open > 0 && { end: <Badge text={String(open)} /> }),
  }));
  const shown = offered.includes(place.tab) ? place : { tab: TABS[0], item: null };
  return (
    <Tabs
      label={t('moderation.tabs')}
      tabs={tabs}
      chosen={shown.tab}
      // The reports are listed as they were left.
      onChoose={(tab) =>
        goToModeration({ tab, item: null, ...(tab === 'reports' && { state: queue.view.get().state }) })
      }
    >
      <div className={styles.pane}>
        <Content place={shown} {...others} />
      </div>
    </Tabs>
  );
}

/** What is in the window; its data comes with the first opening (MOD-02). */
function Inside({ place, ...others }: Others & { place: ModerationPlace }): ReactElement {
  const t = useT();
  const realm = useRealm();
  const [asked, again] = useAsked(realm.key, realm.late.moderation.load);
  if (asked.is === 'failed')
    return <FailedPage title={t('moderation.failed')} error={asked.error} onRetry={again} />;
  if (asked.is === 'waiting') return <SkeletonPosts label={t('moderation.loading')} />;
  return (
    <ModerationContext.Provider value={asked.value}>
      <Work place={place} {...others} />
    </ModerationContext.Provider>
  );
}

/** Names the document while the window is seen. */
function Title(): null {
  const title = useT()('moderation.title');
  useEffect(() => {
    windowName.set(title);
    return () => windowName.set('');
  }, [title]);
  return null;
}

/** MOD-02: over what is read, or waiting as a peek while it is read on. */
export function ModerationWindow(others: Others): ReactElement | null {
  const t = useT();
  const phone = useMedia(upTo('phone'));
  const place = useModerationPlace();
  const { drawn, waiting, minimise, close } = useWaitingWindow(place);
  if (!drawn) return null;
  return (
    <>
      <Dialog
        title={t('moderation.title')}
        closeLabel={t('common.close')}
        size="page"
        bare
        shown={place !== null}
        onClose={leaveWindow}
        onBack="address"
        footer={phone || drawn.tab !== 'reports' ? undefined : <Keys inReport={drawn.item !== null} />}
        bodyFirst
        headEnd={<IconButton icon="minus" label={t('moderation.minimise')} onClick={minimise} />}
      >
        {place && <Title />}
        <Inside place={drawn} {...others} />
      </Dialog>
      {waiting && (
        <WindowPeek
          label={t('moderation.minimised')}
          icon="shield"
          openLabel={t('moderation.restore')}
          closeLabel={t('common.close')}
          onOpen={() => goToModeration(waiting)}
          onClose={close}
        />
      )}
    </>
  );
}
