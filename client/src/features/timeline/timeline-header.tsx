import { useEffect, useState, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useMe, useServer, useTimeline } from '@/data/react/records';
import type { TimelineKey } from '@/domain/status/timeline-key';
import { useT } from '@/i18n/use-t';
import { late } from '@/lib/late';
import { AsOf } from '@/parts/instance/as-of';
import { IconButton } from '@/ui/button/icon-button';
import { Icon } from '@/ui/icon/icon';
import { useLate } from '@/ui/late/use-late';
import { useUsed } from '@/ui/late/use-used';
import { MenuButton, type MenuTriggerProps } from '@/ui/menu/menu-button';
import { PanelHeader } from '@/ui/panel/panel';
import { QuickSettings } from './quick-settings';
import { AT_TOP } from './use-reading';
import styles from './timeline.module.css';

const headerExtras = late(() => import('./timeline-pieces').then((module) => module.HeaderExtras));

interface TimelineHeaderProps {
  timelineKey: TimelineKey;
  title: string;
  onShowNew: () => void;
}

/** Title with the timeline menu, what is new in the free middle, refresh and quick settings (TL-02). */
export function TimelineHeader({ timelineKey, title, onShowNew }: TimelineHeaderProps): ReactElement {
  // Tags, lists, bookmarks and their folders, direct messages; later home, where its reader may have been away.
  const used = useUsed();
  const extras = useLate(headerExtras, /:|^(?:d|bo)/.test(timelineKey) || (used && timelineKey === 'home'));
  return (
    <PanelHeader level={1} sticky title={<TitleMenu timelineKey={timelineKey} title={title} />}>
      <Age timelineKey={timelineKey} />
      {extras && <extras.Part timelineKey={timelineKey} />}
      <Refresh timelineKey={timelineKey} onShowNew={onShowNew} />
      <QuickSettings timelineKey={timelineKey} />
    </PanelHeader>
  );
}

function TitleMenu({ timelineKey, title }: { timelineKey: TimelineKey; title: string }): ReactElement {
  const t = useT();
  const server = useServer();
  const signedIn = useMe() !== null;
  const trigger = (props: MenuTriggerProps): ReactElement => (
    <button {...props} type="button" className={styles.titleMenu}>
      {title}
      <Icon name="down" size="s" />
    </button>
  );
  return (
    <h1 className={styles.title}>
      <MenuButton
        label={t('feed.timelines')}
        items={() =>
          import('./timeline-pieces').then((module) => module.timelineMenu(t, server, signedIn, timelineKey))
        }
        trigger={trigger}
      />
    </h1>
  );
}

/** Beside the first timeline each has its own age; that one is as old as the server's last word. Nothing has none. */
function Age({ timelineKey }: { timelineKey: TimelineKey }): ReactElement | null {
  const { late } = useRealm();
  // What an earlier visit left comes a moment later.
  if (!useTimeline(timelineKey).loaded) return null;
  const readAt = timelineKey === 'home' ? null : late.visited.get()?.timelineReadAt(timelineKey);
  return <AsOf at={readAt ?? undefined} />;
}

/** How long "Up to date" stays after a refresh that brought nothing. */
const UP_TO_DATE_MS = 3000;

function Refresh({
  timelineKey,
  onShowNew,
}: {
  timelineKey: TimelineKey;
  onShowNew: () => void;
}): ReactElement {
  const t = useT();
  const { timelines } = useRealm();
  const { queued, mustReload, newer } = useTimeline(timelineKey);
  const [upToDate, setUpToDate] = useState(false);
  useEffect(() => {
    if (!upToDate) return;
    const timer = setTimeout(() => setUpToDate(false), UP_TO_DATE_MS);
    return () => clearTimeout(timer);
  }, [upToDate]);
  const load = async (): Promise<void> => {
    await timelines.loadNewer(timelineKey);
    const view = timelines.view(timelineKey).get();
    // Who asks at the top wants to see them, not another button.
    if (view.queued > 0 && window.scrollY < AT_TOP) timelines.showNew(timelineKey);
    setUpToDate(view.newer.is === 'idle');
  };
  const waiting = queued > 0 || mustReload;
  return (
    <>
      {waiting && (
        <button type="button" className={styles.pill} data-shows-new onClick={onShowNew}>
          <Icon name={mustReload ? 'refresh' : 'arrowup'} size="s" />
          {mustReload ? t('feed.reload') : t('feed.show_new', { count: queued })}
        </button>
      )}
      <span className={styles.upToDate} role="status">
        {upToDate && !waiting ? t('feed.up_to_date') : ''}
      </span>
      <IconButton
        icon="refresh"
        label={t('feed.load_new')}
        aria-disabled={newer.is === 'loading'}
        data-busy={newer.is === 'loading' || undefined}
        className={styles.refresh}
        onClick={() => void load()}
      />
    </>
  );
}
