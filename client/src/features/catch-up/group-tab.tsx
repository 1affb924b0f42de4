import { useCallback, useMemo, type ReactElement } from 'react';
import { useAccount, usePreference, useStatus } from '@/data/react/records';
import type { CatchUpPost } from '@/domain/catch-up/catch-up-post';
import {
  byConversation,
  byLink,
  byPerson,
  type ConversationGroup,
  type LinkGroup,
  type PostGroup,
} from '@/domain/catch-up/groups';
import { sorted } from '@/domain/catch-up/order';
import { plainName } from '@/domain/account/plain-name';
import { absoluteTime } from '@/i18n/relative-time';
import { useT } from '@/i18n/use-t';
import { PersonRow } from '@/parts/account/person-row';
import { lateReplyForm } from '@/parts/composer/places/late-forms';
import { StatusCard } from '@/parts/status/card/status-card';
import { LinkButton } from '@/ui/button/link-button';
import { useLate } from '@/ui/late/use-late';
import { EmptyState } from '@/ui/state/empty-state';
import { VirtualList } from '@/ui/virtual-list/virtual-list';
import { addressOf, useAddress, type Way } from './address';
import { PostRows } from './post-rows';
import { peopleIn, postsByPeople } from './progress';
import styles from './catch-up.module.css';

type GroupWay = Extract<Way, 'people' | 'conversations' | 'links'>;

/** Groups of one way, by their keys. */
interface Groups {
  people: readonly PostGroup[];
  conversations: readonly ConversationGroup[];
  links: readonly LinkGroup[];
}

function useGroups<W extends GroupWay>(way: W, posts: readonly CatchUpPost[]): Groups[W] {
  return useMemo(() => {
    const makers: { [K in GroupWay]: (all: readonly CatchUpPost[]) => Groups[K] } = {
      people: byPerson,
      conversations: byConversation,
      links: byLink,
    };
    return makers[way](posts);
  }, [way, posts]);
}

const LABELS = {
  people: 'catching_up.by_people',
  conversations: 'catching_up.by_conversations',
  links: 'catching_up.by_links',
} as const;

/** Rows of people, conversations or links, or the posts of one of them. */
export function GroupTab({ way, posts }: { way: GroupWay; posts: readonly CatchUpPost[] }): ReactElement {
  const t = useT();
  const { of } = useAddress();
  const virtual = usePreference('virtualScrolling');
  const groups: readonly PostGroup[] = useGroups(way, posts);
  const byKey = useMemo(() => new Map(groups.map((group) => [group.key, group])), [groups]);
  const keys = useMemo(() => groups.map(({ key }) => key), [groups]);
  const row = useCallback(
    (key: string): ReactElement => {
      const group = byKey.get(key);
      return group ? <GroupRow way={way} group={group} /> : <article />;
    },
    [way, byKey],
  );
  const chosen = of === null ? undefined : byKey.get(of);
  if (chosen) return <OneGroup way={way} group={chosen} />;
  if (keys.length === 0) return <EmptyState icon="check" title={t('catching_up.none_here')} />;
  return (
    <>
      {way === 'people' && <p className={styles.note}>{t('catching_up.rare_first')}</p>}
      <VirtualList
        ids={keys}
        label={t(LABELS[way])}
        virtual={virtual}
        usualHeight={way === 'conversations' ? 220 : 64}
        keepsPlace
        row={row}
      />
    </>
  );
}

function GroupRow({ way, group }: { way: GroupWay; group: PostGroup }): ReactElement {
  switch (way) {
    case 'people':
      return <PersonGroup group={group} />;
    case 'conversations':
      return <Conversation group={group} />;
    case 'links':
      return <SharedLink group={group} />;
  }
}

/** Leads to the posts of a group. */
function ShowPosts({ way, group: { key, posts } }: { way: GroupWay; group: PostGroup }): ReactElement {
  const t = useT();
  const { span } = useAddress();
  return (
    <LinkButton small href={addressOf({ way, span, of: key })}>
      {t('catching_up.show_posts', { count: posts.length })}
    </LinkButton>
  );
}

function PersonGroup({ group }: { group: PostGroup }): ReactElement {
  const account = useAccount(group.key);
  return (
    <article className={styles.person} tabIndex={-1} aria-label={plainName(account)}>
      <PersonRow id={group.key} end={<ShowPosts way="people" group={group} />} />
    </article>
  );
}

/** The first post of a conversation in the span stands for it. */
function Conversation({ group }: { group: PostGroup }): ReactElement {
  const t = useT();
  const { posts } = group;
  const isMine = posts.some((post) => post.isMine);
  const form = useLate(lateReplyForm, true)?.Part;
  const first = posts.at(-1);
  if (!first) return <article />;
  const facts = (posts.length > 1 || isMine) && (
    <div className={styles.talk}>
      {isMine && <strong>{t('catching_up.mine')}</strong>}
      <span>
        {t('catching_up.in_conversation', {
          posts: t('catching_up.posts', { count: posts.length }),
          people: t('catching_up.people', { count: peopleIn(posts) }),
          time: absoluteTime(t, posts[0]?.at ?? 0),
        })}
      </span>
      {posts.length > 1 && <ShowPosts way="conversations" group={group} />}
    </div>
  );
  return <StatusCard id={first.id} place="home" replyForm={form} below={facts} />;
}

const hostOf = (link: string): string => new URL(link).host;

function SharedLink({ group }: { group: PostGroup }): ReactElement {
  const t = useT();
  const { key: link, posts } = group;
  const card = useStatus(posts[0]?.contentId ?? '')?.card;
  const title =
    card && card.title !== '' && card.url.startsWith(link) ? card.title : link.replace(/^https?:\/\//, '');
  return (
    <article className={styles.link} tabIndex={-1} aria-label={title}>
      <a href={link} target="_blank" rel="noopener noreferrer nofollow" dir="auto">
        {title}
      </a>
      <p className={styles.hint}>
        <bdi>{hostOf(link)}</bdi> · {t('catching_up.shared_by', { count: peopleIn(posts) })}
      </p>
      <ShowPosts way="links" group={group} />
    </article>
  );
}

function OneGroup({ way, group }: { way: GroupWay; group: PostGroup }): ReactElement {
  const t = useT();
  const { span } = useAddress();
  const name = plainName(useAccount(way === 'people' ? group.key : ''));
  const ids = useMemo(() => sorted(group.posts, 'oldest').map(({ id }) => id), [group]);
  const label = {
    people: t('catching_up.posts_of', { name }),
    conversations: t('catching_up.this_conversation'),
    links: t('catching_up.this_link', { link: group.key }),
  }[way];
  return (
    <>
      <div className={styles.one}>
        <LinkButton small look="ghost" icon="back" href={addressOf({ way, span })}>
          {t('catching_up.all_of_them')}
        </LinkButton>
        <h2 className={styles.oneTitle} dir="auto">
          {label}
        </h2>
        <p className={styles.hint}>{postsByPeople(t, group.posts)}</p>
      </div>
      <PostRows ids={ids} label={label} />
    </>
  );
}
