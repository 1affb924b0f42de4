import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { pageName } from '@/data/screens/page-name';
import { useReadable, useRealm } from '@/data/react/realm-context';
import { useServer, useTimeline } from '@/data/react/records';
import { useFarPlace } from '@/data/react/use-far-place';
import type { TimelineKey } from '@/domain/status/timeline-key';
import { useT } from '@/i18n/use-t';
import { firstScreen } from '@/lib/first-screen/first-screen';
import { late } from '@/lib/late';
import { GrowingFeed, NoPosts } from '@/parts/status/list/growing-feed';
import type { ReplyForm } from '@/parts/status/actions/reply-slot';
import { useLate } from '@/ui/late/use-late';
import { EmptyState } from '@/ui/state/empty-state';
import { SkeletonPosts } from '@/ui/state/skeleton';
import { Arrivals } from './arrivals';
import { TimelineHeader } from './timeline-header';
import { TimelineRow } from './timeline-row';
import { useReading } from './use-reading';
import { WaitingMark } from './waiting-mark';
import styles from './timeline.module.css';

const listEmpty = late(() => import('./timeline-pieces').then((module) => module.ListEmpty));
const noBubble = late(() => import('./timeline-pieces').then((module) => module.NoBubble));

export interface TimelineScreenProps {
  timelineKey: TimelineKey;
  title: string;
  /** The composer that opens under a post. */
  replyForm?: ReplyForm | undefined;
}

/** A server whose bubble was looked for in vain, or that says that it has none. */
function useLacksBubble(timelineKey: TimelineKey): boolean {
  const { software, can } = useServer();
  return timelineKey === 'bubble' && software.name !== '' && !can.bubbleTimeline;
}

/** One timeline, or that there is none. */
export function TimelineScreen(props: TimelineScreenProps): ReactElement | null {
  const lacks = useLacksBubble(props.timelineKey);
  const none = useLate(noBubble, lacks);
  if (lacks) return none && <none.Part title={props.title} />;
  return <Timeline {...props} />;
}

/** One timeline with its header: reads live, keeps the reader's place, loads more at the end (TL-01 to TL-10). */
function Timeline({ timelineKey, title: kind, replyForm }: TimelineScreenProps): ReactElement {
  const t = useT();
  const title = useReadable(pageName) || kind;
  const { timelines } = useRealm();
  const list = useRef<HTMLDivElement>(null);
  const [blocked, block] = useClickBlock();
  useReading(timelineKey);
  const showNew = (): void => {
    timelines.showNew(timelineKey);
    window.scrollTo({ top: 0 });
    block();
    // The button disappears: its focus moves on.
    list.current?.querySelector<HTMLElement>('[role="feed"]')?.focus({ preventScroll: true });
  };
  return (
    <>
      <TimelineHeader timelineKey={timelineKey} title={title} onShowNew={showNew} />
      <Arrivals timelineKey={timelineKey} />
      {timelineKey === 'home' && <WaitingMark />}
      <div ref={list} className={styles.list} data-blocked={blocked || undefined}>
        <Posts timelineKey={timelineKey} label={t('feed.posts_of', { title })} replyForm={replyForm} />
      </div>
    </>
  );
}

interface PostsProps {
  timelineKey: TimelineKey;
  label: string;
  replyForm: ReplyForm | undefined;
}

function Posts({ timelineKey, label, replyForm }: PostsProps): ReactElement {
  const t = useT();
  const view = useTimeline(timelineKey);
  const { ids, loaded, newer } = view;
  const row = useCallback(
    (id: string): ReactElement => <TimelineRow timelineKey={timelineKey} id={id} replyForm={replyForm} />,
    [timelineKey, replyForm],
  );
  const isList = timelineKey.startsWith('list');
  const emptyList = useLate(listEmpty, isList && ids.length === 0);
  const far = useFarPlace(timelineKey, ids, loaded);
  const settled = ids.length > 0 || newer.is === 'failed' || (loaded && newer.is !== 'loading');
  useEffect(() => {
    if (settled) firstScreen.drawn();
  }, [settled]);
  if (far) return <SkeletonPosts label={t('feed.loading')} />;
  if (ids.length > 0) return <GrowingFeed timelineKey={timelineKey} label={label} rows={ids} row={row} />;
  // Akkoma refuses what is not there.
  const gone = newer.is === 'failed' && /^(not-found|forbidden)$/.test(newer.error.kind);
  if (isList && emptyList && (gone || (loaded && newer.is === 'idle')))
    return <emptyList.Part id={timelineKey.slice(5)} gone={gone} />;
  return (
    <NoPosts timelineKey={timelineKey} view={view}>
      <EmptyState icon="stack" title={t('feed.empty')} text={t('feed.empty_hint')} />
    </NoPosts>
  );
}

/** S1 §9: what moves under the pointer must not be hit by a click that was meant for something else. */
const BLOCK_MS = 1000;

function useClickBlock(): readonly [blocked: boolean, block: () => void] {
  const [blocked, setBlocked] = useState(false);
  useEffect(() => {
    if (!blocked) return;
    const timer = setTimeout(() => setBlocked(false), BLOCK_MS);
    return () => clearTimeout(timer);
  }, [blocked]);
  return [blocked, () => setBlocked(true)];
}
