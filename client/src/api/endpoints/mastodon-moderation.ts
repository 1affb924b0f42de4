import type { StaffUser, UserFilter } from '@/domain/staff/staff-user';
import { decodeMastodonReport, decodeMastodonUser } from '../decode/mastodon-staff';
import type { ReportBundle } from '../decode/staff-report';
import { decoded, type Client } from '../http';
import { cursorQuery, readPage, type Cursor, type Page } from '../pagination';
import { path } from '../path';
import type { Query } from '../query';
import type { ReportPage } from './staff-reports';

/** The staff calls of Mastodon (since 4.0). Every call throws ApiError, `forbidden` for others. */
const REPORTS = '/api/v1/admin/reports';
const MOST_REPORTS = 100;
const MOST_USERS = 50;

/** Reports of one state, newest first. Whatever `resolved` says, servers show the resolved ones: open ones go without. */
export async function fetchReports(
  client: Client,
  state: 'open' | 'resolved',
  cursor: Cursor | null,
): Promise<Page<ReportBundle>> {
  const query = {
    limit: MOST_REPORTS,
    ...(state === 'resolved' && { resolved: true }),
    ...(cursor && cursorQuery(cursor)),
  };
  return readPage(await client.send({ path: REPORTS, query }), decodeMastodonReport);
}

/** The newest page of open reports: Mastodon does not say how many there are. */
export async function fetchOpenReports(client: Client): Promise<ReportPage> {
  const { items } = await fetchReports(client, 'open', null);
  return { items, total: items.length };
}

export const fetchReport = async (client: Client, id: string): Promise<ReportBundle> =>
  decoded(await client.send({ path: path`/api/v1/admin/reports/${id}` }), decodeMastodonReport);

export type ReportChange = 'resolve' | 'reopen' | 'assign_to_self' | 'unassign';

/** The report as it is now. */
export const changeReport = async (client: Client, id: string, change: ReportChange): Promise<ReportBundle> =>
  decoded(
    await client.send({ method: 'POST', path: path`/api/v1/admin/reports/${id}/${change}` }),
    decodeMastodonReport,
  );

const FILTERS: Readonly<Partial<Record<UserFilter, Query>>> = {
  local: { origin: 'local' },
  external: { origin: 'remote' },
  active: { status: 'active' },
  limited: { status: 'silenced' },
  deactivated: { status: 'suspended' },
  need_approval: { status: 'pending' },
  staff: { permissions: 'staff' },
};

/** A name begins like the words; what comes behind an @ is the whole name of a server. */
function nameQuery(words: string): Query {
  const [username = '', host = ''] = words.split('@');
  return { username: username || undefined, by_domain: host || undefined };
}

export async function fetchUsers(
  client: Client,
  search: { query: string; filters: readonly UserFilter[] },
  cursor: Cursor | null,
): Promise<Page<StaffUser>> {
  const asked = search.filters.map((filter) => FILTERS[filter] ?? {});
  const query: Query = Object.assign(
    { limit: MOST_USERS },
    ...asked,
    nameQuery(search.query),
    cursor && cursorQuery(cursor),
  );
  return readPage(await client.send({ path: '/api/v2/admin/accounts', query }), decodeMastodonUser);
}

export const fetchUser = async (client: Client, id: string): Promise<StaffUser> =>
  decoded(await client.send({ path: path`/api/v1/admin/accounts/${id}` }), decodeMastodonUser);

/** What is put on an account. */
export type AccountAction = 'sensitive' | 'silence' | 'suspend';
/** What takes something from an account again, or answers somebody who wants to join. */
export type AccountChange = 'unsensitive' | 'unsilence' | 'unsuspend' | 'enable' | 'approve' | 'reject';

/** The answer is empty; the open reports about the account are resolved by it. */
export async function actOnAccount(client: Client, id: string, type: AccountAction): Promise<void> {
  await client.send({
    method: 'POST',
    path: path`/api/v1/admin/accounts/${id}/action`,
    json: { type, send_email_notification: true },
  });
}

/** The account as it is now. */
export const changeAccount = async (client: Client, id: string, change: AccountChange): Promise<StaffUser> =>
  decoded(
    await client.send({ method: 'POST', path: path`/api/v1/admin/accounts/${id}/${change}` }),
    decodeMastodonUser,
  );
