import type { StatusBundle } from '@/api/decode/status';
import { mayBeDone, toApiError } from '@/domain/api-error';
import type { StatusId } from '@/domain/ids';
import type { Status } from '@/domain/status/status';
import type { Core } from '@/data/core';
import { readersOwn } from '@/data/ingest/merge';
import type { StaffContext } from './staff-context';
import { OnceOnly } from './once-only';
import type { Moderation } from './moderation';

/** What calls of staff leave out or show as another one has it. */
const notForStaff = (from: Status): Partial<Status> => ({
  ...readersOwn(from),
  ...(from.quotable !== undefined && { quotable: from.quotable }),
  ...(from.filters !== undefined && { filters: from.filters }),
});

/** With the words of an edit that was not known. */
function asItIsNow(known: Status, fresh: Status): Status {
  const { sensitive, visibility } = fresh;
  if ((fresh.editedAt ?? 0) > (known.editedAt ?? 0)) return { ...fresh, ...notForStaff(known) };
  return { ...known, sensitive, visibility };
}

/** Posts come without the reader's own marks: those that are known keep theirs. */
export function keepStatuses({ store, ingest }: Core, bundles: readonly StatusBundle[]): void {
  for (const bundle of bundles) {
    const { id } = bundle.status;
    const known = store.statuses.truth(id);
    if (!known) ingest.status(bundle);
    else store.statuses.put(id, asItIsNow(known, bundle.status));
  }
}

type StatusWork = Pick<Moderation, 'changeStatus' | 'deleteStatus' | 'statusesOf'>;

/** Deletes a post; after a lost answer the server is asked whether it is gone. */
function deleter({ ask }: StaffContext): (id: StatusId) => Promise<void> {
  const isGone = async (id: StatusId): Promise<boolean> => {
    try {
      await ask((calls) => calls.status(id));
      return false;
    } catch (thrown) {
      if (toApiError(thrown).kind === 'not-found') return true;
      throw thrown;
    }
  };
  const once = new OnceOnly((id: StatusId) => id, isGone);
  return async (id) => {
    try {
      await once.send([id], async () => ask((calls) => calls.deleteStatus(id)));
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.kind === 'not-found') return;
      const gone = mayBeDone(error) ? await once.settled([id]).catch(() => []) : [];
      if (gone.length === 0) throw error;
    }
  };
}

/** What staff do with posts. `removed`: takes a deleted one out of every list. */
export function createStatusWork(context: StaffContext, removed: (id: StatusId) => void): StatusWork {
  const { core, ask, did } = context;
  const remove = deleter(context);
  return {
    async changeStatus(id, change) {
      const before = core.store.statuses.truth(id);
      const bundle = await ask((calls) => calls.changeStatus(id, change));
      keepStatuses(core, [bundle]);
      const { sensitive, visibility } = bundle.status;
      const asked = { sensitive, visibility, ...change };
      if (asked.sensitive !== sensitive || asked.visibility !== visibility) {
        const told = { messageKey: 'moderation.not_changed', messageArgs: {} };
        core.notices.push({ ...told, level: 'warning', timeout: 0 });
        return;
      }
      const back = before && { sensitive: before.sensitive, visibility: before.visibility };
      did({
        accountIds: [bundle.status.accountId],
        messageKey: 'moderation.did_change_post',
        messageArgs: {},
        undo: back
          ? async () => keepStatuses(core, [await ask((calls) => calls.changeStatus(id, back))])
          : null,
      });
    },
    async deleteStatus(id) {
      const author = core.store.statuses.truth(id)?.accountId;
      await remove(id);
      removed(id);
      const accountIds = author === undefined ? [] : [author];
      did({ accountIds, messageKey: 'moderation.did_delete_post', messageArgs: {}, undo: null });
    },
    async statusesOf(acct, which) {
      const { items, total } = await ask((calls) => calls.statusesOf(acct, which));
      core.store.batch.run(() => keepStatuses(core, items));
      return { items: items.map(({ status }) => status.id), total };
    },
  };
}
