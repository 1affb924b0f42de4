import { useCallback, useEffect, useRef, useState, type ReactElement, type RefCallback } from 'react';
import { useRealm } from '@/data/react/realm-context';
import {
  useMe,
  usePreference,
  useRelationship,
  useRowFlag,
  useServer,
  useTimeline,
} from '@/data/react/records';
import type { Account } from '@/domain/account/account';
import { paths } from '@/domain/paths';
import { plainName } from '@/domain/account/plain-name';
import type { Relationship } from '@/domain/account/relationship';
import { useT } from '@/i18n/use-t';
import '@/i18n/messages/en/late/feed-more';
import type { ReplyForm } from '@/parts/status/actions/reply-slot';
import { Checkbox } from '@/ui/field/check';
import { EmptyState } from '@/ui/state/empty-state';
import { IconButton } from '@/ui/button/icon-button';
import { IconLink } from '@/ui/button/icon-link';
import { LinkButton } from '@/ui/button/link-button';
import { PostList } from './post-list';
import { ProfileFurther } from './profile-further';
import { FoundPosts, ProfileSearch } from './profile-search';
import { useOpenTimeline } from './use-open-timeline';
import { useQuery } from './use-query';
import styles from '@/features/profile/profile.module.css';

interface PostsProps {
  account: Account;
  replyForm: ReplyForm;
}

const NONE: readonly string[] = [];

/** The person's posts, or those with the words that are searched for. */
export function ProfilePosts({ account, replyForm }: PostsProps): ReactElement {
  const [query, setQuery] = useQuery();
  const [searches, setSearches] = useState(false);
  const canSearch = useCanSearch();
  const open = canSearch && (searches || query !== '');
  const ended = useRef(false);
  const end = (): void => {
    ended.current = true;
    setSearches(false);
    setQuery('');
  };
  // The search box disappears with the focus in it: the button that opens it gets the focus.
  const button = useCallback((element: HTMLButtonElement | null): void => {
    if (element && ended.current) element.focus();
    if (element) ended.current = false;
  }, []);
  return (
    <>
      {open && (
        <ProfileSearch
          account={account}
          query={query}
          takesFocus={searches}
          onSearch={setQuery}
          onEnd={end}
        />
      )}
      {open && query !== '' ? (
        <FoundPosts key={query} account={account} query={query} replyForm={replyForm} />
      ) : (
        <AllPosts
          account={account}
          replyForm={replyForm}
          onSearch={canSearch && !open ? () => setSearches(true) : null}
          searchButton={button}
        />
      )}
    </>
  );
}

interface AllPostsProps extends PostsProps {
  /** Null where it cannot be asked for, or is. */
  onSearch: (() => void) | null;
  searchButton: RefCallback<HTMLButtonElement>;
}

/** Which of the posts, is the reader's choice while the page is open (PROF-03, TL-11). */
function AllPosts({ account, replyForm, onSearch, searchButton }: AllPostsProps): ReactElement {
  const t = useT();
  const { timelines } = useRealm();
  const { id } = account;
  const flags = `profile ${id}`;
  const startsWithReplies = usePreference('userProfileDefaultTab') === 'replies';
  const [replies, setReplies] = useRowFlag(flags, 'replies', startsWithReplies);
  const [repeats, setRepeats] = useRowFlag(flags, 'repeats', true);
  const [pins, setPins] = useRowFlag(flags, 'pinned', true);
  const key = replies ? (`replies:${id}` as const) : (`user:${id}` as const);
  const { filter } = useTimeline(key);
  const pinnedPosts = useTimeline(`pinned:${id}`);
  const pinned = pinnedPosts.ids;
  useOpenTimeline(`pinned:${id}`);
  useEffect(() => {
    if (filter.hideRepeats === repeats) timelines.setFilter(key, { ...filter, hideRepeats: !repeats });
  }, [timelines, key, filter, repeats]);
  const none = pinned.length === 0;
  return (
    <>
      <div className={styles.filters}>
        <div className={styles.choices} role="group" aria-label={t('profile.filters')}>
          <Checkbox label={t('profile.with_replies')} checked={replies} onChange={setReplies} />
          <Checkbox label={t('profile.with_repeats')} checked={repeats} onChange={setRepeats} />
          <Checkbox
            label={t('profile.with_pinned')}
            checked={pins && !none}
            disabled={none}
            onChange={setPins}
          />
        </div>
        <IconLink
          className={styles.searchButton}
          href={paths.moment(key)}
          icon="clock"
          label={t('feed_more.moment')}
        />
        {onSearch && (
          <IconButton
            ref={searchButton}
            className={styles.searchButton}
            icon="search"
            label={t('profile.search')}
            onClick={onSearch}
          />
        )}
      </div>
      <PostList
        timelineKey={key}
        label={t('profile.posts_of', { name: plainName(account) })}
        pinned={pins ? pinned : NONE}
        ready={pinnedPosts.loaded || pinnedPosts.newer.is === 'failed'}
        empty={<NoPosts account={account} />}
        replyForm={replyForm}
      />
      <ProfileFurther account={account} timelineKey={key} withReplies={replies} />
    </>
  );
}

/** Words in posts of others are found by few servers, and for visitors by fewer. */
function useCanSearch(): boolean {
  const { can } = useServer();
  return useMe() === null ? can.pleromaApi : can.pleromaApi || can.searchOperators === 'full';
}

/** Why posts that there may be are not shown; `said`: the card says so. Null where there are none. */
function hiddenBecause(
  { deactivated, isLocal, statusesCount }: Account,
  relationship: Relationship | undefined,
): 'said' | 'posts_blocked' | 'posts_server_hidden' | 'posts_for_followers' | null {
  if (relationship?.blocking) return 'posts_blocked';
  if (relationship?.domainBlocking && !relationship.following) return 'posts_server_hidden';
  if (deactivated || relationship?.blockedBy) return 'said';
  return isLocal && statusesCount > 0 && !relationship?.following ? 'posts_for_followers' : null;
}

/** An empty page of somebody elsewhere says little about them: their own server knows more. */
function NoPosts({ account }: { account: Account }): ReactElement {
  const t = useT();
  const relationship = useRelationship(account.id);
  const because = hiddenBecause(account, relationship);
  if (because !== null)
    return (
      <EmptyState
        icon="stack"
        title={t('profile.no_posts_shown')}
        text={because === 'said' ? undefined : t(`profile.${because}`)}
      />
    );
  if (account.isLocal) return <EmptyState icon="stack" title={t('profile.no_posts')} />;
  const why = relationship?.following ? 'profile.no_posts_followed' : 'profile.no_posts_remote';
  return (
    <EmptyState icon="stack" title={t('profile.no_posts')} text={t(why, { name: plainName(account) })}>
      {/^https?:/.test(account.url) && (
        <LinkButton href={account.url} external>
          {t('people.open_original')}
        </LinkButton>
      )}
    </EmptyState>
  );
}
