import { useRef, type ReactElement } from 'react';
import { useNotifications } from '@/data/react/records';
import { useRealm } from '@/data/react/realm-context';
import { useReturn } from '@/data/react/use-return';
import { useT } from '@/i18n/use-t';
import { WhyNoMore } from '@/parts/account/why-no-more';
import { TextButton } from '@/ui/button/text-button';
import { LoadingLine } from '@/ui/state/spinner';
import styles from '@/ui/state/state.module.css';

/** The list may take so many frames to draw what came. */
const FRAMES = 20;

/** As the rows tell: the last of them need not be drawn. */
const countOf = (feed: Element): number =>
  Number(feed.querySelector('article')?.getAttribute('aria-setsize') ?? 0);

/** Who loaded more from the foot of the list goes on with the first row that came, unless they have moved on. */
function goOn(foot: Element, feed: Element, next: number, frames: number): void {
  if (!foot.contains(document.activeElement)) return;
  const row = feed.querySelector<HTMLElement>(`article[aria-posinset="${next}"]`);
  if (row) row.focus();
  else if (frames > 0) requestAnimationFrame(() => goOn(foot, feed, next, frames - 1));
}

/** Load older, what became of it, or that there is no more (NOTIF-02). */
export function NotificationsFooter(): ReactElement {
  const t = useT();
  const { notifications } = useRealm();
  const { older, reachedEnd } = useNotifications();
  const box = useRef<HTMLDivElement>(null);
  const loading = older.is === 'loading';
  useReturn(() => {
    if (older.is === 'failed') void notifications.showMore();
  });
  const ended = older.is === 'idle' && reachedEnd;
  const more = async (): Promise<void> => {
    const foot = box.current;
    const feed = foot?.parentElement?.querySelector('[role=feed]');
    const next = feed ? countOf(feed) + 1 : 0;
    // The button goes: what it stood in keeps the focus meanwhile.
    if (foot?.contains(document.activeElement)) foot.focus({ preventScroll: true });
    await notifications.showMore();
    if (foot && feed) goOn(foot, feed, next, FRAMES);
  };
  return (
    <div ref={box} className={styles.more} tabIndex={-1} role={loading ? 'status' : undefined}>
      {loading && <LoadingLine label={t('notifications.loading')} />}
      {older.is === 'failed' && <WhyNoMore error={older.error} />}
      {ended && t('notifications.no_more')}
      {!loading && !ended && (
        <TextButton onClick={() => void more()}>
          {t(older.is === 'failed' ? 'common.retry' : 'notifications.load_older')}
        </TextButton>
      )}
    </div>
  );
}
