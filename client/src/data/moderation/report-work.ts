import type { ReportState, StaffReport } from '@/domain/staff/staff-report';
import type { AccountId } from '@/domain/ids';
import type { StaffContext } from './staff-context';
import { inParts } from './in-parts';
import type { Moderation, Undone } from './moderation';

type ReportWork = Pick<Moderation, 'handledMeanwhile' | 'setState' | 'addNote' | 'deleteNote' | 'assign'>;

const DID: Readonly<Record<ReportState, string>> = {
  open: 'moderation.did_open',
  resolved: 'moderation.did_resolve',
  closed: 'moderation.did_close',
};

/** Most reports that are looked at once more before something is done with them. */
const LOOKED_AT = 40;

const self = (id: string): string => id;

/** Sends a state, shown at once; what was not done is as it was before. */
function stateSender({ ask, queue, core }: StaffContext, fresh: (id: string) => Promise<StaffReport>) {
  const put = (id: string, state: ReportState): void => {
    const known = queue.known(id);
    if (known) queue.put({ ...known, state });
  };
  /** Those of `ids` that have the state at the server, whatever its answer was. */
  const haveState = async (ids: readonly string[], state: ReportState): Promise<readonly string[]> => {
    const now = await Promise.all(ids.map(fresh));
    core.store.batch.run(() => now.forEach((report) => queue.put(report)));
    return now.filter((report) => report.state === state).map(({ id }) => id);
  };
  return async (
    ids: readonly string[],
    state: ReportState,
    onProgress?: (done: number) => void,
  ): Promise<Undone> => {
    const before = new Map(ids.map((id) => [id, queue.known(id)?.state]));
    core.store.batch.run(() => ids.forEach((id) => put(id, state)));
    try {
      const answer = await inParts({
        items: ids,
        idOf: self,
        send: (some) => ask((calls) => calls.setStates(some, state)),
        done: (some) => haveState(some, state),
        onProgress,
      });
      const undone = new Set(answer.ids);
      core.store.batch.run(() => {
        // Once more: somebody may have asked the server while they were on their way.
        for (const id of ids) put(id, undone.has(id) ? (before.get(id) ?? 'open') : state);
      });
      return answer;
    } catch (thrown) {
      core.store.batch.run(() => ids.forEach((id) => put(id, before.get(id) ?? 'open')));
      throw thrown;
    }
  };
}

/** What stands for the account that a report is about in a note that is kept for many. */
const ACCOUNT = '{account}';

function noteWork({ ask, queue, core }: StaffContext, fresh: (id: string) => Promise<StaffReport>) {
  const filled = (words: string, { accountId }: { accountId: AccountId | null }): string => {
    const acct = accountId === null ? undefined : core.store.accounts.truth(accountId)?.acct;
    return acct === undefined ? words : words.replaceAll(ACCOUNT, `@${acct}`);
  };
  return {
    async addNote(ids, words, onProgress) {
      const wordsFor = async (id: string): Promise<string> => filled(words, await queue.one(id));
      const answer = await inParts({
        items: ids,
        idOf: self,
        send: async (some) => {
          for (const id of some) {
            const content = await wordsFor(id);
            await ask((calls) => calls.addNote(id, content));
          }
        },
        done: async (some) => {
          const now = await Promise.all(some.map(fresh));
          return now
            .filter((report) => report.notes.some(({ content }) => content === filled(words, report)))
            .map(({ id }) => id);
        },
        onProgress,
      });
      const done = ids.filter((id) => !answer.ids.includes(id));
      // Its id comes with the report only; without the answer the note is seen at the next look.
      await Promise.all(done.map(async (id) => queue.put(await fresh(id)))).catch(() => undefined);
      return answer;
    },
    async deleteNote(reportId, noteId) {
      await ask((calls) => calls.deleteNote(reportId, noteId));
      const known = queue.known(reportId);
      if (known) queue.put({ ...known, notes: known.notes.filter(({ id }) => id !== noteId) });
    },
  } satisfies Partial<ReportWork>;
}

/** States and notes of reports. */
export function createReportWork(context: StaffContext): ReportWork {
  const { ask, queue, did, core } = context;
  const fresh = async (id: string): Promise<StaffReport> => (await ask((calls) => calls.report(id))).report;
  const send = stateSender(context, fresh);
  const accountsOf = (ids: readonly string[]): readonly AccountId[] => [
    ...new Set(ids.flatMap((id) => queue.known(id)?.accountId ?? [])),
  ];
  const assign = async (id: string, on: boolean): Promise<void> =>
    queue.put((await ask((calls) => calls.assign(id, on))).report);
  return {
    ...noteWork(context, fresh),
    async assign(id, on) {
      await assign(id, on);
      const messageKey = on ? 'moderation.did_assign' : 'moderation.did_unassign';
      did({ accountIds: accountsOf([id]), messageKey, messageArgs: {}, undo: () => assign(id, !on) });
    },
    async handledMeanwhile(ids) {
      const known = new Map(ids.map((id) => [id, queue.known(id)?.state]));
      const now = await Promise.all(ids.slice(0, LOOKED_AT).map(fresh));
      const changed = now.filter(({ id, state }) => known.get(id) !== state);
      core.store.batch.run(() => changed.forEach((report) => queue.put(report)));
      return changed;
    },
    async setState(all, state, onProgress) {
      // Those that a press before this one has brought there already are no work.
      const ids = all.filter((id) => queue.known(id)?.state !== state);
      if (ids.length === 0) return { ids: [], done: all.length };
      const states = new Map(ids.map((id) => [id, queue.known(id)?.state ?? 'open']));
      const answer = await send(ids, state, onProgress);
      const undone = new Set(answer.ids);
      const changed = ids.filter((id) => !undone.has(id));
      const undo = async (): Promise<void> => {
        for (const old of ['open', 'resolved', 'closed'] as const) {
          const those = changed.filter((id) => states.get(id) === old);
          if (those.length > 0) await send(those, old);
        }
      };
      const messageArgs = { count: changed.length };
      if (changed.length > 0)
        did({ accountIds: accountsOf(changed), messageKey: DID[state], messageArgs, undo });
      return { ids: answer.ids, done: answer.done + all.length - ids.length };
    },
  };
}
