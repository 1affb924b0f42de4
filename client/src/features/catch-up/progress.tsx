import { useState, type ReactElement } from 'react';
import type { CatchUp, CatchUpView } from '@/data/catch-up/catch-up';
import { useStatus } from '@/data/react/records';
import type { CatchUpPost } from '@/domain/catch-up/catch-up-post';
import { errorWords } from '@/i18n/error-words';
import { absoluteTime } from '@/i18n/relative-time';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import styles from './catch-up.module.css';

/** Where the fetching stands, in a sentence. */
function stateWords(t: Translator, { fetch, from, reached }: CatchUpView): string {
  const back = absoluteTime(t, Math.max(from, reached));
  switch (fetch.is) {
    case 'idle':
    case 'loading':
      return t('catching_up.loading', { time: back });
    case 'waiting':
      return t('catching_up.waiting', { time: absoluteTime(t, fetch.until) });
    case 'stopped':
      return t('catching_up.stopped', { time: back });
    case 'failed':
      return `${t('catching_up.failed', { time: back })} ${errorWords(t, fetch.error)}`;
    case 'done':
      return fetch.limit
        ? t('catching_up.limit', { time: back })
        : t('catching_up.done', { time: absoluteTime(t, from) });
  }
}

/** Who brought them, each once. */
export const peopleIn = (posts: readonly CatchUpPost[]): number =>
  new Set(posts.map(({ byId }) => byId)).size;

/** "12 posts by 3 people". */
export const postsByPeople = (t: Translator, posts: readonly CatchUpPost[]): string =>
  t('catching_up.posts_by', {
    posts: t('catching_up.posts', { count: posts.length }),
    people: t('catching_up.people', { count: peopleIn(posts) }),
  });

/** How much came and how far it is fetched; the reader stops it and goes on. */
export function Progress({
  catchUp,
  view,
  posts,
}: {
  catchUp: CatchUp;
  view: CatchUpView;
  posts: readonly CatchUpPost[];
}): ReactElement {
  const t = useT();
  const { fetch, from, to, reached } = view;
  const runs = fetch.is === 'loading' || fetch.is === 'waiting';
  const words = stateWords(t, view);
  return (
    <div className={styles.progress}>
      <p className={styles.figure}>{postsByPeople(t, posts)}</p>
      {runs && (
        <progress
          className={styles.bar}
          max={1}
          value={to > from ? Math.min(1, Math.max(0, (to - reached) / (to - from))) : 1}
          aria-label={t('catching_up.title')}
        />
      )}
      {/* Each page would be told: only what it comes to is. */}
      <p className={styles.words} role={fetch.is === 'loading' ? undefined : 'status'}>
        {words}
      </p>
      <div className={styles.acts}>
        <Button small icon={runs ? 'x' : 'refresh'} onClick={() => (runs ? catchUp.stop() : catchUp.go())}>
          {runs
            ? t('catching_up.stop')
            : fetch.is === 'done'
              ? t('catching_up.look_again')
              : fetch.is === 'failed'
                ? t('common.retry')
                : t('catching_up.go_on')}
        </Button>
        <MarkAll catchUp={catchUp} view={view} />
      </div>
    </div>
  );
}

/** Marks all that is here as read, and says how far the reader has read. */
function MarkAll({ catchUp, view }: { catchUp: CatchUp; view: CatchUpView }): ReactElement {
  const t = useT();
  const [told, setTold] = useState(true);
  const at = useStatus(view.readTo ?? '')?.createdAt;
  const [newest] = view.ids;
  const mark = async (id: string): Promise<void> => setTold(await catchUp.readTo(id));
  return (
    <>
      {newest !== undefined && newest !== view.readTo && (
        <Button small icon="check" onClick={() => void mark(newest)}>
          {t('catching_up.mark_all')}
        </Button>
      )}
      <span className={styles.hint} role="status">
        {at === undefined
          ? ''
          : t(told ? 'catching_up.marked' : 'catching_up.marked_here', { time: absoluteTime(t, at) })}
      </span>
    </>
  );
}
