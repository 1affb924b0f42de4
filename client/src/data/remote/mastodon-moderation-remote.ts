import * as calls from '@/api/endpoints/mastodon-moderation';
import type { ReportBundle } from '@/api/decode/staff-report';
import type { StaffPage, UserSearch } from '@/api/endpoints/moderation';
import { fetchTimeline } from '@/api/endpoints/timelines';
import type { Client } from '@/api/http';
import type { Cursor, Page } from '@/api/pagination';
import { ApiError } from '@/domain/api-error';
import type { AccountId } from '@/domain/ids';
import { wireTag, type StaffUser } from '@/domain/staff/staff-user';
import type { ModerationRemote } from './moderation-remote';

/** Where a page begins, and how many items come before it. */
interface Begin {
  cursor: Cursor | null;
  before: number;
}

/** Numbered pages of lists that go on from a cursor; a page is asked for after the one before it. */
class NumberedPages {
  private readonly begins = new Map<string, Begin[]>();

  /** `list` names what is asked for. `total` is one more than is known while there is more. */
  async page<T>(
    list: string,
    page: number,
    ask: (cursor: Cursor | null) => Promise<Page<T>>,
  ): Promise<StaffPage<T>> {
    const begins = this.begins.get(list) ?? [{ cursor: null, before: 0 }];
    const begin = begins[page - 1];
    if (!begin) return { items: [], total: 0 };
    const { items, older } = await ask(begin.cursor);
    const before = begin.before + items.length;
    const goesOn = items.length > 0 && older !== null;
    this.begins.set(list, [...begins.slice(0, page), ...(goesOn ? [{ cursor: older, before }] : [])]);
    return { items, total: before + Number(goesOn) };
  }
}

const lacking = (): Promise<never> => Promise.reject(new ApiError('not-found'));

/** Names of accounts to the ids that Mastodon asks for. */
class Names {
  private readonly ids = new Map<string, AccountId>();

  constructor(private readonly client: Client) {}

  readonly keep = (user: StaffUser): StaffUser => {
    this.ids.set(user.acct, user.id);
    return user;
  };

  async idOf(acct: string): Promise<AccountId> {
    const known = this.ids.get(acct);
    if (known !== undefined) return known;
    const search = { query: acct, filters: acct.includes('@') ? [] : (['local'] as const) };
    const { items } = await calls.fetchUsers(this.client, search, null);
    const found = items.find((user) => user.acct.toLowerCase() === acct.toLowerCase());
    if (!found) throw new ApiError('not-found');
    this.ids.set(acct, found.id);
    return found.id;
  }
}

type ReportCalls = Pick<
  ModerationRemote,
  'reports' | 'report' | 'setStates' | 'assign' | 'addNote' | 'deleteNote'
>;

function reportCalls(client: Client, { keep }: Names): ReportCalls {
  const pages = new NumberedPages();
  const kept = (bundle: ReportBundle): ReportBundle => {
    bundle.users.forEach(keep);
    return bundle;
  };
  const pageOf = async (
    list: string,
    state: 'open' | 'resolved',
    page: number,
  ): Promise<StaffPage<ReportBundle>> => {
    const answer = await pages.page(`${list} ${state}`, page, (cursor) =>
      calls.fetchReports(client, state, cursor),
    );
    answer.items.forEach(kept);
    return answer;
  };
  return {
    async reports(state, page) {
      if (state !== null) return pageOf('one', state === 'open' ? 'open' : 'resolved', page);
      const both = await Promise.all([pageOf('all', 'open', page), pageOf('all', 'resolved', page)]);
      return {
        items: both.flatMap(({ items }) => items),
        total: both.reduce((sum, { total }) => sum + total, 0),
      };
    },
    report: async (id) => kept(await calls.fetchReport(client, id)),
    async setStates(ids, state) {
      for (const id of ids) await calls.changeReport(client, id, state === 'open' ? 'reopen' : 'resolve');
    },
    assign: async (id, on) => kept(await calls.changeReport(client, id, on ? 'assign_to_self' : 'unassign')),
    addNote: lacking,
    deleteNote: lacking,
  };
}

interface Limit {
  put: calls.AccountAction;
  take: calls.AccountChange;
}

const LIMITS: ReadonlyMap<string, Limit> = new Map([
  [wireTag('media-force-nsfw'), { put: 'sensitive', take: 'unsensitive' }],
  [wireTag('limit'), { put: 'silence', take: 'unsilence' }],
]);

type UserCalls = Pick<ModerationRemote, 'users' | 'user' | 'changeUsers' | 'deleteUsers' | 'tagUsers'>;

function userCalls(client: Client, names: Names): UserCalls {
  const pages = new NumberedPages();
  const change = async (acct: string, how: calls.AccountChange): Promise<StaffUser> =>
    names.keep(await calls.changeAccount(client, await names.idOf(acct), how));
  const act = async (acct: string, how: calls.AccountAction): Promise<void> =>
    calls.actOnAccount(client, await names.idOf(acct), how);
  const user = async (acct: string): Promise<StaffUser> =>
    names.keep(await calls.fetchUser(client, await names.idOf(acct)));
  const changed = async (how: 'activate' | 'deactivate' | 'approve', acct: string): Promise<StaffUser> => {
    if (how === 'approve') return change(acct, 'approve');
    if (how === 'activate') return change(acct, 'unsuspend');
    await act(acct, 'suspend');
    return user(acct);
  };
  return {
    async users({ query, filters, page }: UserSearch) {
      const answer = await pages.page(`${filters.join()} ${query}`, page, (cursor) =>
        calls.fetchUsers(client, { query, filters }, cursor),
      );
      answer.items.forEach(names.keep);
      return answer;
    },
    user,
    async changeUsers(how, nicknames) {
      const users: StaffUser[] = [];
      for (const acct of nicknames) users.push(await changed(how, acct));
      return users;
    },
    // Who waits for approval is rejected; others are not offered to be deleted.
    async deleteUsers(nicknames) {
      for (const acct of nicknames) await change(acct, 'reject');
      return nicknames;
    },
    async tagUsers({ nicknames, tags, on }) {
      for (const { put, take } of tags.flatMap((tag) => LIMITS.get(tag) ?? []))
        for (const acct of nicknames) await (on ? act(acct, put) : change(acct, take));
    },
  };
}

/** The staff calls of Mastodon as the rest of the client asks for them; every call throws ApiError. */
export function createMastodonModerationRemote(client: Client): ModerationRemote {
  const names = new Names(client);
  const pages = new NumberedPages();
  return {
    ...reportCalls(client, names),
    ...userCalls(client, names),
    async statusesOf(acct, { page }) {
      const id = await names.idOf(acct);
      return pages.page(acct, page, (cursor) => fetchTimeline(client, `replies:${id}`, cursor ?? {}));
    },
    changeStatus: lacking,
    status: lacking,
    deleteStatus: lacking,
    setRight: lacking,
    forceNewPassword: lacking,
    endSecondFactor: lacking,
    log: lacking,
    invites: lacking,
    makeInvite: lacking,
    revokeInvite: lacking,
  };
}
