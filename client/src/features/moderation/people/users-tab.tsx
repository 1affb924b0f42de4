import { useCallback, useMemo, useState, type ReactElement } from 'react';
import { useReadable } from '@/data/react/realm-context';
import { useAsked } from '@/data/react/use-asked';
import {
  USER_PLACES,
  wireTag,
  type AccountTag,
  type StaffUser,
  type UserFilter,
} from '@/domain/staff/staff-user';
import type { MessageId } from '@/i18n/message-id';
import { absoluteTime, duration } from '@/i18n/relative-time';
import { useNow } from '@/i18n/use-now';
import { useT } from '@/i18n/use-t';
import { offeredTags } from '@/parts/moderation/offered-tags';
import { TAG_WORDS } from '@/parts/moderation/staff-items';
import { useModeration } from '@/parts/moderation/use-moderation';
import { Checkbox } from '@/ui/field/check';
import { Select } from '@/ui/field/select';
import { EmptyState } from '@/ui/state/empty-state';
import { Moment } from '@/ui/time/moment';
import { BlockList } from '@/ui/virtual-list/block-list';
import { backToList, goToModeration, type ModerationTab } from '../place';
import { PagesFoot } from '../pages-foot';
import { usePages } from '../use-pages';
import { UserBulk } from './user-bulk';
import { UserPage } from './user-page';
import { UserRow } from './user-row';
import { FilterRow } from '../filter-row';
import styles from '../moderation.module.css';

const ROW_HEIGHT = 64;
const WHERE = ['all', ...USER_PLACES] as const;
const WHICH_WORDS: Readonly<Record<UserFilter | 'all', MessageId>> = {
  all: 'moderation.which_all',
  local: 'moderation.where_local',
  external: 'moderation.where_external',
  active: 'moderation.which_active',
  deactivated: 'moderation.which_deactivated',
  need_approval: 'moderation.which_need_approval',
  unconfirmed: 'moderation.which_unconfirmed',
  is_admin: 'moderation.which_is_admin',
  is_moderator: 'moderation.which_is_moderator',
  limited: 'moderation.which_limited',
  staff: 'moderation.which_staff',
};

type Where = (typeof WHERE)[number];
type Which = UserFilter | 'all';

const named = (filters: readonly (UserFilter | 'all')[]): readonly UserFilter[] =>
  filters.filter((filter): filter is UserFilter => filter !== 'all');

function useFilters() {
  const [query, setQuery] = useState('');
  const [where, setWhere] = useState<Where>('local');
  const [which, setWhich] = useState<Which>('all');
  const [tag, setTag] = useState<AccountTag | ''>('');
  return { query, setQuery, where, setWhere, which, setWhich, tag, setTag };
}

/** Narrows the list to who has a tag; not where tags do nothing. */
function TagFilter({
  tag,
  onTag,
}: {
  tag: AccountTag | '';
  onTag: (tag: AccountTag | '') => void;
}): ReactElement | null {
  const t = useT();
  const moderation = useModeration();
  const [asked] = useAsked('tags', (realm) => offeredTags(realm, moderation));
  if (!moderation.can.tagsNeedPolicy || asked.is !== 'here' || asked.value.length === 0) return null;
  return (
    <Select
      aria-label={t('moderation.with_tag')}
      value={tag}
      options={[
        { value: '', label: t('moderation.any_tag') },
        ...asked.value.map((value) => ({ value, label: t.dynamic(TAG_WORDS[value], {}) })),
      ]}
      onChange={onTag}
    />
  );
}

function Filters({ filters }: { filters: ReturnType<typeof useFilters> }): ReactElement {
  const t = useT();
  const { can } = useModeration();
  const { query, setQuery, where, setWhere, which, setWhich, tag, setTag } = filters;
  const whiches: readonly Which[] = ['all', ...can.userFilters];
  return (
    <div className={styles.filters}>
      <FilterRow label={t('moderation.users_search')} words={query} onWords={setQuery}>
        <Select
          aria-label={t('moderation.where')}
          value={where}
          options={WHERE.map((value) => ({ value, label: t(`moderation.where_${value}`) }))}
          onChange={setWhere}
        />
        <Select
          aria-label={t('moderation.which')}
          value={which}
          options={whiches.map((value) => ({ value, label: t.dynamic(WHICH_WORDS[value], {}) }))}
          onChange={setWhich}
        />
        <TagFilter tag={tag} onTag={setTag} />
      </FilterRow>
    </div>
  );
}

interface Wanted {
  query: string;
  filters: readonly UserFilter[];
  tag: AccountTag | '';
}

/** People as the server has them, with what became of them here. */
function useFound({ query, filters, tag }: Wanted) {
  const moderation = useModeration();
  const pages = usePages<StaffUser>(
    `${filters.join()} ${tag} ${query}`,
    (page) =>
      moderation.findUsers({
        query: query.trim().replace(/^@/, ''),
        filters,
        tag: tag === '' ? null : wireTag(tag),
        page,
      }),
    { idOf: ({ id }) => id },
  );
  const now = useReadable(moderation.users);
  const users = useMemo(() => pages.items.map((user) => now.get(user.id) ?? user), [pages.items, now]);
  return { pages, users };
}

/** Who waits for approval: why they want to join, and what else staff decides by. */
function Applicant({ user }: { user: StaffUser }): ReactElement {
  const t = useT();
  const now = useNow();
  const { createdAt, email, reason } = user;
  return (
    <>
      <bdi className={styles.reason}>{reason || t('moderation.no_reason')}</bdi>
      <span className={styles.applied}>
        {email !== null && <bdi>{email}</bdi>}
        {createdAt !== null && (
          <Moment at={createdAt} title={absoluteTime(t, createdAt)}>
            {t('moderation.waits', { time: duration(t, createdAt, now) })}
          </Moment>
        )}
      </span>
    </>
  );
}

type Keys = ReadonlySet<string>;

function useRow(
  tab: ModerationTab,
  byId: ReadonlyMap<string, StaffUser>,
  keys: Keys,
  setKeys: (change: (old: Keys) => Keys) => void,
): (id: string) => ReactElement {
  return useCallback(
    (id: string): ReactElement => {
      const user = byId.get(id);
      if (!user) return <></>;
      return (
        <UserRow
          user={user}
          chosen={keys.has(id)}
          onChoose={(on) =>
            setKeys((old) => new Set(on ? [...old, id] : [...old].filter((other) => other !== id)))
          }
          onOpen={() => goToModeration({ tab, item: user.acct })}
        >
          {tab === 'approvals' ? <Applicant user={user} /> : user.email}
        </UserRow>
      );
    },
    [byId, keys, setKeys, tab],
  );
}

/** A list of people, to be opened one by one or handled together. */
function UserList({
  tab,
  wanted,
  empty,
}: {
  tab: ModerationTab;
  wanted: Wanted;
  empty: { title: string; text: string };
}): ReactElement {
  const t = useT();
  const { can } = useModeration();
  const { pages, users } = useFound(wanted);
  const [keys, setKeys] = useState<Keys>(new Set());
  const chosen = users.filter(({ id }) => keys.has(id));
  const byId = useMemo(() => new Map(users.map((user) => [user.id, user])), [users]);
  const row = useRow(tab, byId, keys, setKeys);
  return (
    <>
      {users.length > 0 && (
        <div className={styles.all}>
          <Checkbox
            label={t('moderation.select_all')}
            checked={chosen.length === users.length}
            onChange={(on) => setKeys(new Set(on ? byId.keys() : []))}
          />
          {can.counts && (
            <span className={styles.faint}>{t('moderation.users_count', { count: pages.total })}</span>
          )}
        </div>
      )}
      {chosen.length > 0 && (
        <UserBulk
          users={chosen}
          onDone={() => {
            setKeys(new Set());
            pages.again();
          }}
        />
      )}
      {pages.loaded && users.length === 0 && <EmptyState icon="users" {...empty} />}
      {users.length > 0 && (
        <BlockList
          ids={[...byId.keys()]}
          row={row}
          label={t('moderation.users')}
          busy={pages.fetch.is === 'loading'}
          usualHeight={ROW_HEIGHT}
        />
      )}
      <PagesFoot pages={pages} />
    </>
  );
}

/** People of this server and others: search, open, act on one or several. */
export function UsersTab({ item }: { item: string | null }): ReactElement {
  const t = useT();
  const filters = useFilters();
  const { query, tag } = filters;
  if (item !== null) return <UserPage key={item} acct={item} onBack={() => backToList('users')} />;
  return (
    <>
      <Filters filters={filters} />
      <UserList
        tab="users"
        wanted={{ query, tag, filters: named([filters.where, filters.which]) }}
        empty={{ title: t('moderation.users_empty'), text: t('moderation.users_empty_hint') }}
      />
    </>
  );
}

const WAITING: Wanted = { query: '', filters: ['local', 'need_approval'], tag: '' };

/** Who asks to join. */
export function ApprovalsTab({ item }: { item: string | null }): ReactElement {
  const t = useT();
  if (item !== null) return <UserPage key={item} acct={item} onBack={() => backToList('approvals')} />;
  const empty = { title: t('moderation.approvals_empty'), text: t('moderation.approvals_empty_hint') };
  return <UserList tab="approvals" wanted={WAITING} empty={empty} />;
}
