import '@/i18n/messages/en/late/moderating';
import { useEffect, type ComponentType, type ReactElement } from 'react';
import type { Moderation } from '@/data/moderation/moderation';
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
function useOffered(work: Moderation | null): readonly ModerationTab[] {
  const isAdmin = useIsAdmin();
  return TABS.filter((tab) => {
    const forAdmins = FOR_ADMINS.find((one) => one === tab);
    return forAdmins === undefined || (isAdmin && work?.can[forAdmins]);
  });
}

function Work({
  place,
  offered,
  ...others
}: Others & { place: ModerationPlace; offered: readonly ModerationTab[] }): ReactElement {
  const t = useT();
  const open = useOpenReportCount();
  const { queue } = useModeration();
  const tabs = offered.map((tab): Tab<ModerationTab> => ({
    key: tab,
    label: t(`moderation.tab_${tab}`),
    ...(tab === 'reports' && open > 0 && { end: <Badge text={String(open)} /> }),
  }));
  return (
    <Tabs
      label={t('moderation.tabs')}
      tabs={tabs}
      chosen={place.tab}
      // The reports are listed as they were left.
      onChoose={(tab) =>
        goToModeration({ tab, item: null, ...(tab === 'reports' && { state: queue.view.get().state }) })
      }
    >
      <div className={styles.pane}>
        <Content place={place} {...others} />
      </div>
    </Tabs>
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

interface WindowProps extends Others {
  place: ModerationPlace;
  /** False: it waits unseen. */
  shown: boolean;
  onMinimise: () => void;
}

/** Its data comes with the first opening (MOD-02). Who asks for a tab that is not offered gets the reports. */
function Window({ place: asked, shown, onMinimise, ...others }: WindowProps): ReactElement {
  const t = useT();
  const realm = useRealm();
  const phone = useMedia(upTo('phone'));
  const [work, again] = useAsked(realm.key, realm.late.moderation.load);
  const offered = useOffered(work.is === 'here' ? work.value : null);
  const place: ModerationPlace =
    work.is !== 'here' || offered.includes(asked.tab) ? asked : { tab: TABS[0], item: null };
  return (
    <Dialog
      title={t('moderation.title')}
      closeLabel={t('common.close')}
      size="page"
      bare
      shown={shown}
      onClose={leaveWindow}
      onBack="address"
      footer={phone || place.tab !== 'reports' ? undefined : <Keys inReport={place.item !== null} />}
      bodyFirst
      headEnd={<IconButton icon="minus" label={t('moderation.minimise')} onClick={onMinimise} />}
    >
      {shown && <Title />}
      {work.is === 'failed' && (
        <FailedPage title={t('moderation.failed')} error={work.error} onRetry={again} />
      )}
      {work.is === 'waiting' && <SkeletonPosts label={t('moderation.loading')} />}
      {work.is === 'here' && (
        <ModerationContext.Provider value={work.value}>
          <Work place={place} offered={offered} {...others} />
        </ModerationContext.Provider>
      )}
    </Dialog>
  );
}

/** MOD-02: over what is read, or waiting as a peek while it is read on. */
export function ModerationWindow(others: Others): ReactElement | null {
  const t = useT();
  const place = useModerationPlace();
  const { drawn, waiting, minimise, close } = useWaitingWindow(place);
  if (!drawn) return null;
  return (
    <>
      <Window place={drawn} shown={place !== null} onMinimise={minimise} {...others} />
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
