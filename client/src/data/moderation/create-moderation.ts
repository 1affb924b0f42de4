import type { ReportBundle } from '@/api/decode/staff-report';
import { toApiError } from '@/domain/api-error';
import type { AccountId, StatusId } from '@/domain/ids';
import { staffAbilities } from '@/domain/staff/staff-abilities';
import type { StaffUser } from '@/domain/staff/staff-user';
import type { Core } from '@/data/core';
import { createCell } from '@/data/store/cell';
import { createAccountWork } from './account-work';
import { createLogWork } from './log-work';
import type { Deed, Moderation } from './moderation';
import { QueueKeeper } from './report-queue';
import type { AskStaff, StaffContext } from './staff-context';
import { createReportWork } from './report-work';
import { createStatusWork, keepStatuses } from './status-work';

const UNDO_TIME = 10_000;
const SEEN = 'reports-seen';

function createUsers(core: Core) {
  const users = createCell<ReadonlyMap<AccountId, StaffUser>>(core.store.batch, new Map());
  const keepUsers = (fresh: readonly StaffUser[]): void => {
    if (fresh.length === 0) return;
    users.set(new Map([...users.get(), ...fresh.map((user) => [user.id, user] as const)]));
  };
  return { users, keepUsers };
}

function createDeeds({ store: { batch }, platform, notices }: Core) {
  const deeds = createCell<readonly Deed[]>(batch, []);
  const did: StaffContext['did'] = (deed) => {
    const id = deeds.get().length + 1;
    const forget = (): void =>
      deeds.set(deeds.get().map((one) => (one.id === id ? { ...one, undo: null } : one)));
    const { undo } = deed;
    const once = undo && (async () => undo().then(forget));
    deeds.set([{ ...deed, id, at: platform.now(), undo: once }, ...deeds.get()]);
    notices.push({
      level: 'success',
      messageKey: deed.messageKey,
      messageArgs: deed.messageArgs,
      timeout: UNDO_TIME,
      ...(once && { undo: { is: 'run', run: once } }),
    });
  };
  return { deeds, did };
}

/** MOD-02 to MOD-04. `removed`: takes a deleted post out of every list. */
export function createModeration(core: Core, removed: (id: StatusId) => void): Moderation {
  const ask: AskStaff = async (question) => {
    try {
      return await question(await core.remote.moderation());
    } catch (thrown) {
      throw toApiError(thrown);
    }
  };
  const { users, keepUsers } = createUsers(core);
  const { deeds, did } = createDeeds(core);
  const keep = (bundles: readonly ReportBundle[]): void =>
    core.store.batch.run(() => {
      for (const { accounts, statuses, users: people } of bundles) {
        accounts.forEach((account) => core.ingest.account(account));
        keepStatuses(core, statuses);
        keepUsers(people);
      }
    });
  const queue = new QueueKeeper({
    batch: core.store.batch,
    platform: core.platform,
    reach: core.reach,
    fetchPage: (state, page) => ask((calls) => calls.reports(state, page)),
    fetchOne: (id) => ask((calls) => calls.report(id)),
    keep,
  });
  const can = staffAbilities(core.server.get().can.staffApi ?? 'pleroma');
  const context: StaffContext = { core, ask, queue, keepUsers, did, can };
  const reportWork = createReportWork(context);
  const accountWork = createAccountWork(context, reportWork.handledMeanwhile);
  const seenAt = `${SEEN}|${core.key}`;
  return {
    can,
    queue,
    users,
    deeds,
    seenUntil: seenSince(core, seenAt),
    ...reportWork,
    ...accountWork,
    ...createStatusWork(context, removed),
    ...createLogWork(context, { ...reportWork, ...accountWork }),
    invites: () => ask((calls) => calls.invites()),
    makeInvite: (terms) => ask((calls) => calls.makeInvite(terms)),
    revokeInvite: async (token) => void (await ask((calls) => calls.revokeInvite(token))),
  };
}

/** When somebody looked last, in this browser; from now on it is now. */
function seenSince({ platform }: Core, place: string): number {
  const before = Number(platform.storage.get(place) ?? 0);
  platform.storage.set(place, String(platform.now()));
  return Number.isFinite(before) ? before : 0;
}
