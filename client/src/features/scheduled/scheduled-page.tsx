import '@/i18n/messages/en/late/drafts';
import { useEffect, useState, type ReactElement } from 'react';
import { toApiError, type ApiError } from '@/domain/api-error';
import type { ScheduledPost } from '@/domain/scheduled-post';
import type { ScheduledPage as Page } from '@/data/posting/posting';
import { useRealm } from '@/data/react/realm-context';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { Panel, PanelHeader } from '@/ui/panel/panel';
import { EmptyState, FailedState } from '@/ui/state/empty-state';
import { LoadingArea } from '@/ui/state/spinner';
import { ScheduledRow } from './scheduled-row';
import styles from './scheduled.module.css';

interface List {
  items: readonly ScheduledPost[];
  next: Page['next'];
}

/** Posts that wait for their time on the server: change it, send now, delete. */
export function ScheduledPage(): ReactElement {
  const t = useT();
  const realm = useRealm();
  const [turn, setTurn] = useState(0);
  const [list, setList] = useState<List | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  useEffect(() => {
    let gone = false;
    setError(null);
    realm
      .posting()
      .then((posting) => posting.scheduled())
      .then(
        (page) => !gone && setList(page),
        (thrown: unknown) => !gone && setError(toApiError(thrown)),
      );
    return () => {
      gone = true;
    };
  }, [realm, turn]);
  const more = (next: () => Promise<Page>): void => {
    next().then(
      (page) => setList((before) => ({ items: [...(before?.items ?? []), ...page.items], next: page.next })),
      (thrown: unknown) => setError(toApiError(thrown)),
    );
  };
  const replace = (id: string, changed: ScheduledPost | null): void =>
    setList((before) => {
      if (!before) return null;
      const items = before.items.flatMap((item) => (item.id === id ? (changed ?? []) : item));
      return { ...before, items: items.toSorted((a, b) => a.at - b.at) };
    });
  return (
    <Panel>
      <PanelHeader title={t('drafts.scheduled')} level={1} sticky />
      <div className={styles.page}>
        {!list && !error && <LoadingArea label={t('drafts.loading')} />}
        {error && (
          <FailedState
            title={t('drafts.scheduled_failed')}
            text={errorWords(t, error)}
            retryLabel={t('common.retry')}
            onRetry={() => setTurn(turn + 1)}
          />
        )}
        {list?.items.length === 0 && (
          <EmptyState icon="calendar" title={t('drafts.scheduled_none')} text={t('drafts.scheduled_hint')} />
        )}
        <ul className={styles.list} aria-label={t('drafts.scheduled')}>
          {list?.items.map((post) => (
            <ScheduledRow key={post.id} post={post} onChanged={(changed) => replace(post.id, changed)} />
          ))}
        </ul>
        {list?.next && list.items.length >= 40 && (
          <Button onClick={() => list.next && more(list.next)}>{t('drafts.more')}</Button>
        )}
      </div>
    </Panel>
  );
}
