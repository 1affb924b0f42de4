import type { Invite, InviteTerms } from '@/domain/staff/invite';
import type { LogEntry } from '@/domain/staff/log-entry';
import type { ReportState } from '@/domain/staff/staff-report';
import type { StaffRight, StaffUser, UserFilter } from '@/domain/staff/staff-user';
import type { Visibility } from '@/domain/status/visibility';
import { count, dto, flag, id, list, numberOrNull, text, textOrNull } from '../decode/shape';
import { decodeLogEntry } from '../decode/staff-log';
import { decodeStaffReport, type ReportBundle } from '../decode/staff-report';
import { decodeStaffUser } from '../decode/staff-user';
import { decodeStatus, type StatusBundle } from '../decode/status';
import { decoded, type Client } from '../http';
import { path } from '../path';

/** The staff calls of Pleroma and Akkoma (api.md §12). Every call throws ApiError, `forbidden` for others. */
const ADMIN = '/api/v1/pleroma/admin';

/** Most that a page of reports holds. */
const REPORTS_PER_PAGE = 50;

export interface StaffPage<T> {
  items: readonly T[];
  /** All that there are. */
  total: number;
}

const pageOf = <T>(items: readonly T[], total: unknown): StaffPage<T> => ({
  items,
  total: Math.max(items.length, count(total)),
});

/** Newest first; `page` begins at 1. */
export async function fetchReports(
  client: Client,
  state: ReportState | null,
  page: number,
): Promise<StaffPage<ReportBundle>> {
  const query = { ...(state && { state }), page, page_size: REPORTS_PER_PAGE };
  const { body } = await client.send({ path: `${ADMIN}/reports`, query });
  return pageOf(list(dto(body).reports, decodeStaffReport), dto(body).total);
}

export const fetchReport = async (client: Client, reportId: string): Promise<ReportBundle> =>
  decoded(await client.send({ path: path`/api/v1/pleroma/admin/reports/${reportId}` }), decodeStaffReport);

export async function setReportStates(
  client: Client,
  ids: readonly string[],
  state: ReportState,
): Promise<void> {
  const reports = ids.map((one) => ({ id: one, state }));
  await client.send({ method: 'PATCH', path: `${ADMIN}/reports`, json: { reports } });
}

/** The answer is empty: the note and its id come with the report. */
export async function addReportNote(client: Client, reportId: string, content: string): Promise<void> {
  const at = path`/api/v1/pleroma/admin/reports/${reportId}/notes`;
  await client.send({ method: 'POST', path: at, json: { content } });
}

export async function deleteReportNote(client: Client, reportId: string, noteId: string): Promise<void> {
  const at = path`/api/v1/pleroma/admin/reports/${reportId}/notes/${noteId}`;
  await client.send({ method: 'DELETE', path: at });
}

export interface StatusChange {
  sensitive?: boolean;
  visibility?: Visibility;
}

export const changeStatus = async (
  client: Client,
  statusId: string,
  change: StatusChange,
): Promise<StatusBundle> =>
  decoded(
    await client.send({
      method: 'PUT',
      path: path`/api/v1/pleroma/admin/statuses/${statusId}`,
      json: change,
    }),
    decodeStatus,
  );

export const fetchStatusAsStaff = async (client: Client, statusId: string): Promise<StatusBundle> =>
  decoded(await client.send({ path: path`/api/v1/pleroma/admin/statuses/${statusId}` }), decodeStatus);

export async function deleteStatusAsStaff(client: Client, statusId: string): Promise<void> {
  await client.send({ method: 'DELETE', path: path`/api/v1/pleroma/admin/statuses/${statusId}` });
}

/** Posts of one account, newest first; `all`: also private and direct ones, which only admins see. */
export async function fetchStatusesOf(
  client: Client,
  acct: string,
  search: { page: number; all: boolean },
): Promise<StaffPage<StatusBundle>> {
  const query = { page: search.page, page_size: 20, ...(search.all && { godmode: true }) };
  const { body } = await client.send({ path: path`/api/v1/pleroma/admin/users/${acct}/statuses`, query });
  // Older servers answer with the bare list.
  const items = list(Array.isArray(body) ? body : dto(body).activities, decodeStatus);
  return pageOf(items, dto(body).total);
}

export interface UserSearch {
  query: string;
  filters: readonly UserFilter[];
  tag: string | null;
  page: number;
}

const USERS_PER_PAGE = 50;

export async function fetchUsers(client: Client, search: UserSearch): Promise<StaffPage<StaffUser>> {
  const query = {
    page: search.page,
    page_size: USERS_PER_PAGE,
    ...(search.query !== '' && { query: search.query }),
    ...(search.filters.length > 0 && { filters: search.filters.join(',') }),
    ...(search.tag !== null && { tags: [search.tag] }),
  };
  const { body } = await client.send({ path: `${ADMIN}/users`, query });
  return pageOf(list(dto(body).users, decodeStaffUser), dto(body).count);
}

export const fetchUser = async (client: Client, acct: string): Promise<StaffUser> =>
  decoded(await client.send({ path: path`/api/v1/pleroma/admin/users/${acct}` }), decodeStaffUser);

export type UserChange = 'activate' | 'deactivate' | 'approve';

/** The accounts as they are now; empty where the server only said that it is done. */
export async function changeUsers(
  client: Client,
  change: UserChange,
  nicknames: readonly string[],
): Promise<readonly StaffUser[]> {
  const sent = { method: 'PATCH', path: `${ADMIN}/users/${change}`, json: { nicknames } } as const;
  return list(dto((await client.send(sent)).body).users, decodeStaffUser);
}

/** Nicknames of those that were deleted. */
export async function deleteUsers(client: Client, nicknames: readonly string[]): Promise<readonly string[]> {
  const sent = { method: 'DELETE', path: `${ADMIN}/users`, json: { nicknames } } as const;
  return list((await client.send(sent)).body, textOrNull);
}

export async function tagUsers(
  client: Client,
  search: { nicknames: readonly string[]; tags: readonly string[]; on: boolean },
): Promise<void> {
  const { nicknames, tags, on } = search;
  await client.send({ method: on ? 'PUT' : 'DELETE', path: `${ADMIN}/users/tag`, json: { nicknames, tags } });
}

export async function setRight(client: Client, acct: string, right: StaffRight, on: boolean): Promise<void> {
  const at = path`/api/v1/pleroma/admin/users/${acct}/permission_group/${right}`;
  await client.send({ method: on ? 'POST' : 'DELETE', path: at });
}

export async function forceNewPassword(client: Client, nicknames: readonly string[]): Promise<void> {
  const at = `${ADMIN}/users/force_password_reset`;
  await client.send({ method: 'PATCH', path: at, json: { nicknames } });
}

export async function endSecondFactor(client: Client, nickname: string): Promise<void> {
  await client.send({ method: 'PUT', path: `${ADMIN}/users/disable_mfa`, json: { nickname } });
}

export interface LogSearch {
  page: number;
  words: string;
  /** Id of who did it. */
  actorId: string | null;
  /** ISO times; null without one. */
  from: string | null;
  until: string | null;
}

export async function fetchLog(client: Client, search: LogSearch): Promise<StaffPage<LogEntry>> {
  const query = {
    page: search.page,
    page_size: 50,
    ...(search.words !== '' && { search: search.words }),
    ...(search.actorId !== null && { user_id: search.actorId }),
    ...(search.from !== null && { start_date: search.from }),
    ...(search.until !== null && { end_date: search.until }),
  };
  const { body } = await client.send({ path: `${ADMIN}/moderation_log`, query });
  return pageOf(list(dto(body).items, decodeLogEntry), dto(body).total);
}

function decodeInvite(input: unknown): Invite | null {
  const from = dto(input);
  const ownId = id(from.id);
  const token = text(from.token);
  if (ownId === null || token === '') return null;
  return {
    id: ownId,
    token,
    isUsed: flag(from.used),
    uses: count(from.uses),
    maxUse: numberOrNull(from.max_use),
    expiresAt: textOrNull(from.expires_at),
    isOneTime: text(from.invite_type) === 'one_time',
  };
}

export const fetchInvites = async (client: Client): Promise<readonly Invite[]> =>
  list(dto((await client.send({ path: `${ADMIN}/users/invites` })).body).invites, decodeInvite);

export const makeInvite = async (client: Client, { maxUse, expiresAt }: InviteTerms): Promise<Invite> =>
  decoded(
    await client.send({
      method: 'POST',
      path: `${ADMIN}/users/invite_token`,
      json: {
        ...(maxUse !== null && { max_use: maxUse }),
        ...(expiresAt !== null && { expires_at: expiresAt }),
      },
    }),
    decodeInvite,
  );

export const revokeInvite = async (client: Client, token: string): Promise<Invite> =>
  decoded(
    await client.send({ method: 'POST', path: `${ADMIN}/users/revoke_invite`, json: { token } }),
    decodeInvite,
  );
