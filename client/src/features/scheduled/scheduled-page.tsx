import '@/i18n/messages/en/late/drafts';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { toApiError } from '@/domain/api-error';
import type { ScheduledPost } from '@/domain/status/scheduled-post';
import type { ScheduledPage as Page } from '@/data/writing/posting/posting';
import { useRealm } from '@/data/react/realm-context';
import { useAsked } from '@/data/react/use-asked';
import { remembered, type Memory } from '@/data/react/remembered';
import { useOutbox } from '@/data/react/use-posting';
import { FailedPage } from '@/parts/account/failed-page';
import { AsOf } from '@/parts/instance/as-of';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { PanelHeader } from '@/ui/panel/panel';
import { EmptyState } from '@/ui/state/empty-state';
import { LoadingArea } from '@/ui/state/spinner';
import { WaitingPosts } from '@/parts/composer/waiting/waiting-posts';
import { ScheduledRow } from './scheduled-row';
import styles from '@/parts/composer/waiting/kept-rows.module.css';

const POSTS = remembered('scheduled');

/** Of the first page only the posts are kept: what comes after needs the server. */
const FIRST: Memory<Page> = {
  keep: (realm, about, { items }) => POSTS.keep(realm, about, items),
  async last(realm, about) {
    const kept = await POSTS.last(realm, about);
    return kept && { value: { items: kept.value, next: null }, readAt: kept.readAt };
  },
};

/** Changes and further pages over the first answer; null says that a post is not scheduled any more. */
interface Changes {
  more: Page | null;
  changed: ReadonlyMap<string, ScheduledPost | null>;
}

const NO_CHANGES: Changes = { more: null, changed: new Map() };

function List({ first }: { first: Page }): ReactElement {
  const t = useT();
  const { notices } = useRealm();
  const [{ more, changed }, setChanges] = useState(NO_CHANGES);
  const items = [...first.items, ...(more?.items ?? [])]
    .flatMap((item) => (changed.has(item.id) ? (changed.get(item.id) ?? []) : item))
    .toSorted((a, b) => a.at - b.at);
  const { next } = more ?? first;
  const showMore = async (): Promise<void> => {
    if (!next) return;
    try {
      const page = await next();
      setChanges((before) => ({
        ...before,
        more: { items: [...(before.more?.items ?? []), ...page.items], next: page.next },
      }));
    } catch (thrown) {
      const error = toApiError(thrown);
      notices.push({
        level: 'error',
        messageKey: 'drafts.scheduled_failed',
        messageArgs: {},
        timeout: 5000,
        error,
      });
    }
  };
  const list = useRef<HTMLUListElement>(null);
  const change = (id: string, post: ScheduledPost | null): void => {
    setChanges((before) => ({ ...before, changed: new Map(before.changed).set(id, post) }));
    // The row disappears, and the pressed button with it.
    if (post === null) list.current?.focus();
  };
  return (
    <>
      {items.length === 0 && (
        <EmptyState icon="calendar" title={t('drafts.scheduled_none')} text={t('drafts.scheduled_hint')} />
      )}
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label={t('drafts.scheduled')}>
        {items.map((post) => (
          <ScheduledRow key={post.id} post={post} onChanged={(now) => change(post.id, now)} />
        ))}
      </ul>
      {next && items.length >= 20 && <Button onClick={() => void showMore()}>{t('drafts.more')}</Button>}
    </>
  );
}

/** Calls back when a post with a time is no longer on its way: the server may have it now. */
function useOnceScheduled(look: () => void): void {
  const onTheirWay = useOutbox().filter(({ entry }) => entry.content.scheduledAt !== null).length;
  const before = useRef(onTheirWay);
  useEffect(() => {
    if (onTheirWay < before.current) look();
    before.current = onTheirWay;
  });
}

/** Posts that wait for their time on the server: change it, send now, delete. */
export function ScheduledPage(): ReactElement {
  const t = useT();
  const [answer, again] = useAsked(
    'scheduled',
    async (realm) => (await realm.late.posting.load()).scheduled(),
    FIRST,
  );
  useOnceScheduled(again);
  return (
    <>
      <PanelHeader title={t('drafts.scheduled')} level={1} sticky>
        <AsOf at={answer.is === 'here' ? answer.readAt : null} />
      </PanelHeader>
      <div className={styles.page}>
        <WaitingPosts />
        {answer.is === 'waiting' && <LoadingArea label={t('drafts.loading')} />}
        {answer.is === 'failed' && (
          <FailedPage title={t('drafts.scheduled_failed')} error={answer.error} onRetry={again} />
        )}
        {answer.is === 'here' && <List first={answer.value} />}
      </div>
    </>
  );
}
