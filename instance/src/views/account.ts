import type { Account, AccountField, AccountPleroma, Relationship } from '@skein/wire';
import { fieldList, isRecord, parseJson, textList } from '../lib/json.ts';
import { iso, isoDate } from '../lib/time.ts';
import { absolute, hostOf, withBase } from '../lib/urls.ts';
import { isStaff, type ViewContext } from '../lib/view-context.ts';
import { getAccounts, type AccountRow } from '../storage/accounts.ts';
import { emojiFinder } from '../storage/emojis.ts';
import { ownExtras, type OwnExtras } from './account-own.ts';
import { accountInstances } from './account-instance.ts';
import { relationshipViews } from './relationship.ts';

export interface AccountViewOptions {
  /** Fill `pleroma.relationship`. */
  relationships?: boolean;
  /** Put in `pleroma.settings_store`: answers about one's own credentials. */
  settingsStore?: boolean;
}

interface Extras {
  /** Accounts that others moved to, by id. */
  movedTo: Map<string, Account>;
  emojis: ReturnType<typeof emojiFinder>;
  instances: ReturnType<typeof accountInstances>;
  relationships: Map<string, Relationship>;
  own: OwnExtras | null;
  options: AccountViewOptions;
}

const flag = (value: number) => value === 1;

function fieldsOf(base: string, row: AccountRow): AccountField[] {
  return fieldList(row.fields).map(({ name, value }) => ({ name, value: withBase(base, value) }));
}

function pleromaPart(view: ViewContext, row: AccountRow, extras: Extras): AccountPleroma {
  const own = extras.own?.id === row.id ? extras.own : null;
  const store = parseJson(row.settings_store);
  const showsRole = own !== null || flag(row.show_role);
  return {
    ap_id: withBase(view.base, row.ap_id),
    also_known_as: textList(row.also_known_as).map((id) => withBase(view.base, id)),
    background_image: row.background === null ? null : absolute(view.base, row.background),
    favicon: extras.instances(row.host).favicon,
    is_confirmed: flag(row.is_confirmed),
    is_suggested: flag(row.is_suggested),
    ...(showsRole && { is_admin: flag(row.is_admin), is_moderator: flag(row.is_moderator) }),
    ...(view.viewer?.isAdmin === true && { deactivated: !flag(row.is_active) }),
    hide_favorites: flag(row.hide_favorites),
    hide_followers: flag(row.hide_followers),
    hide_followers_count: flag(row.hide_followers_count),
    hide_follows: flag(row.hide_follows),
    hide_follows_count: flag(row.hide_follows_count),
    skip_thread_containment: flag(row.skip_thread_containment),
    tags: textList(row.tags),
    relationship: extras.relationships.get(row.id) ?? {},
    ...own?.pleroma,
    ...(own && extras.options.settingsStore && { settings_store: isRecord(store) ? store : {} }),
  };
}

function sourcePart(row: AccountRow, isOwn: boolean): NonNullable<Account['source']> {
  return {
    note: row.note_source,
    fields: fieldList(row.fields_source),
    sensitive: false,
    ...(isOwn && { privacy: row.default_scope }),
    pleroma: {
      actor_type: row.actor_type,
      discoverable: flag(row.discoverable),
      ...(isOwn && { no_rich_text: flag(row.no_rich_text), show_role: flag(row.show_role) }),
    },
  };
}

/** Akkoma tells of a move only once, as a notification; here accounts say so themselves, as on Mastodon. */
function movedPart(row: AccountRow, { movedTo }: Extras): Pick<Account, 'moved'> {
  const moved = row.moved_to_id === null ? undefined : movedTo.get(row.moved_to_id);
  return moved ? { moved } : {};
}

/** Where these rows moved; an account is not sent along with where that moved in turn. */
function movedToViews(view: ViewContext, rows: readonly AccountRow[]): Map<string, Account> {
  const ids = rows.flatMap(({ moved_to_id: id }) => (id === null ? [] : [id]));
  if (ids.length === 0) return new Map();
  const targets = [...getAccounts(view.inst.db, ids).values()];
  return renderAccounts(
    view,
    targets.map((row) => ({ ...row, moved_to_id: null })),
  );
}

function toView(view: ViewContext, row: AccountRow, extras: Extras): Account {
  const { base } = view;
  const own = extras.own?.id === row.id ? extras.own : null;
  const avatar = absolute(base, row.avatar ?? '/images/avi.png');
  const header = absolute(base, row.header ?? '/images/banner.png');
  const seesCounts = own !== null;
  return {
    id: row.id,
    username: row.username,
    acct: row.acct,
    fqn: `${row.username}@${row.host ?? hostOf(base)}`,
    display_name: row.display_name === '' ? row.username : row.display_name,
    note: withBase(base, row.note),
    url: withBase(base, row.url),
    avatar,
    avatar_static: avatar,
    header,
    header_static: header,
    locked: flag(row.locked),
    bot: row.actor_type === 'Service',
    created_at: iso(row.created_at),
    followers_count: flag(row.hide_followers_count) && !seesCounts ? 0 : row.followers_count,
    following_count: flag(row.hide_follows_count) && !seesCounts ? 0 : row.following_count,
    statuses_count: row.statuses_count,
    last_status_at: row.last_status_at === null ? null : isoDate(row.last_status_at),
    emojis: extras.emojis(row.host, row.display_name, row.note, row.fields),
    fields: fieldsOf(base, row),
    ...movedPart(row, extras),
    source: sourcePart(row, own !== null),
    ...own?.top,
    pleroma: pleromaPart(view, row, extras),
    akkoma: {
      instance: extras.instances(row.host),
      permit_followback: flag(row.permit_followback),
      status_ttl_days: row.status_ttl_days,
    },
  };
}

/** Renders rows already read; the number of queries does not grow with them. */
export function renderAccounts(
  view: ViewContext,
  rows: Iterable<AccountRow>,
  options: AccountViewOptions = {},
): Map<string, Account> {
  const all = [...rows];
  const { db, now } = view.inst;
  const me = view.viewer?.accountId ?? null;
  const extras: Extras = {
    movedTo: movedToViews(view, all),
    emojis: emojiFinder(
      db,
      view.base,
      all.flatMap((row) => [row.display_name, row.note, row.fields]),
    ),
    instances: accountInstances(view, all),
    relationships:
      options.relationships && me !== null
        ? relationshipViews(
            db,
            me,
            all.map((row) => row.id),
            now(),
          )
        : new Map(),
    own: me !== null && all.some((row) => row.id === me) ? ownExtras(db, me) : null,
    options,
  };
  return new Map(all.map((row) => [row.id, toView(view, row, extras)]));
}

/** Accounts by id as this viewer sees them; closed accounts only for staff. */
export function accountViews(
  view: ViewContext,
  ids: Iterable<string>,
  options: AccountViewOptions = {},
): Map<string, Account> {
  const rows = [...getAccounts(view.inst.db, ids).values()];
  const seen = isStaff(view.viewer) ? rows : rows.filter((row) => flag(row.is_active));
  return renderAccounts(view, seen, options);
}

/** The same in the order of `ids`, without those that cannot be seen. */
export function accountList(
  view: ViewContext,
  ids: readonly string[],
  options: AccountViewOptions = {},
): Account[] {
  const views = accountViews(view, ids, options);
  return ids.map((id) => views.get(id)).filter((account) => account !== undefined);
}
