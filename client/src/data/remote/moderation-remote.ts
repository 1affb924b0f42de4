import type { ReportBundle } from '@/api/decode/staff-report';
import * as calls from '@/api/endpoints/moderation';
import type { Client } from '@/api/http';
import { ApiError } from '@/domain/api-error';

/** The staff calls with the client already bound; every call throws ApiError. */
export const createModerationRemote = (client: Client) => ({
  reports: (...args: Rest<typeof calls.fetchReports>) => calls.fetchReports(client, ...args),
  report: (id: string) => calls.fetchReport(client, id),
  /** Takes a report, or lets go of it; the report as it is now. Only where reports can be somebody's. */
  assign: (_id: string, _on: boolean): Promise<ReportBundle> => Promise.reject(new ApiError('not-found')),
  setStates: (...args: Rest<typeof calls.setReportStates>) => calls.setReportStates(client, ...args),
  addNote: (...args: Rest<typeof calls.addReportNote>) => calls.addReportNote(client, ...args),
  deleteNote: (...args: Rest<typeof calls.deleteReportNote>) => calls.deleteReportNote(client, ...args),
  changeStatus: (...args: Rest<typeof calls.changeStatus>) => calls.changeStatus(client, ...args),
  status: (id: string) => calls.fetchStatusAsStaff(client, id),
  deleteStatus: (id: string) => calls.deleteStatusAsStaff(client, id),
  statusesOf: (...args: Rest<typeof calls.fetchStatusesOf>) => calls.fetchStatusesOf(client, ...args),
  users: (search: calls.UserSearch) => calls.fetchUsers(client, search),
  user: (acct: string) => calls.fetchUser(client, acct),
  changeUsers: (...args: Rest<typeof calls.changeUsers>) => calls.changeUsers(client, ...args),
  deleteUsers: (nicknames: readonly string[]) => calls.deleteUsers(client, nicknames),
  tagUsers: (change: Rest<typeof calls.tagUsers>[0]) => calls.tagUsers(client, change),
  setRight: (...args: Rest<typeof calls.setRight>) => calls.setRight(client, ...args),
  forceNewPassword: (nicknames: readonly string[]) => calls.forceNewPassword(client, nicknames),
  endSecondFactor: (nickname: string) => calls.endSecondFactor(client, nickname),
  log: (search: calls.LogSearch) => calls.fetchLog(client, search),
  invites: () => calls.fetchInvites(client),
  makeInvite: (terms: Rest<typeof calls.makeInvite>[0]) => calls.makeInvite(client, terms),
  revokeInvite: (token: string) => calls.revokeInvite(client, token),
});

type Rest<F> = F extends (client: Client, ...rest: infer R) => unknown ? R : never;

export type ModerationRemote = ReturnType<typeof createModerationRemote>;
