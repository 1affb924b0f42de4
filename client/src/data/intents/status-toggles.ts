import { ApiError, toApiError } from '@/domain/api-error';
import type { AccountId, StatusId } from '@/domain/ids';
import { takesPart } from '@/domain/account/permissions';
import type { Status } from '@/domain/status/status';
import type { Visibility } from '@/domain/status/visibility';
import type { StatusBundle } from '@/api/decode/status';
import { compareWithAsked } from '@/data/as-asked';
import type { Learnt } from '@/data/learnt';
import type { Notices } from '@/data/notices/notices';
import type { Ingest } from '@/data/ingest/ingest';
import type { Remote } from '@/data/remote/remote';
import type { Store } from '@/data/store/store';
import type { MuteEnds } from './mute-ends';
import type { Toggle } from '@/data/wishes/toggle';

type Flag = 'favourited' | 'reblogged' | 'bookmarked' | 'pinned' | 'threadMuted';

export interface ToggleDeps {
  store: Store;
  ingest: Ingest;
  remote: Remote;
  notices: Notices;
  learnt: Learnt;
  /** Null for a visitor. */
  meId: AccountId | null;
}

const moved = (count: number, on: boolean): number => Math.max(0, count + (on ? 1 : -1));

/** A record that has the wanted value already (the stream was faster) stays as it is, count included. */
const withFlag = (status: Status, flag: Flag, on: boolean): Status => {
  if (status[flag] === on) return status;
  const next = { ...status, [flag]: on };
  if (flag === 'favourited') next.favouritesCount = moved(status.favouritesCount, on);
  if (flag === 'reblogged') next.reblogsCount = moved(status.reblogsCount, on);
  return next;
};

function statusToggle(
  deps: ToggleDeps,
  id: StatusId,
  flag: Flag,
  send: (on: boolean) => Promise<StatusBundle>,
): Toggle<StatusBundle> {
  const { store, ingest, notices } = deps;
  return {
    isOn: () => store.statuses.truth(id)?.[flag],
    lay: (on) => store.statuses.addPatch(id, (status) => withFlag(status, flag, on)),
    send,
    accept(answer, on) {
      ingest.status(answer);
      // Some servers answer with numbers from before: the switch itself is known to be set.
      const now = store.statuses.truth(id);
      if (now && now[flag] !== on) store.statuses.put(id, withFlag(now, flag, on));
    },
    ask: async () => void ingest.status(await deps.remote.status(id)),
    report: (error) => notices.setForStatus(id, error),
  };
}

export const favouriteToggle = (deps: ToggleDeps, id: StatusId): Toggle<StatusBundle> =>
  statusToggle(deps, id, 'favourited', (on) => deps.remote.favourite(id, on));

/** `undo` takes the repeat back. */
export function repeatToggle(
  deps: ToggleDeps,
  id: StatusId,
  visibility: Visibility | undefined,
  undo: () => void,
): Toggle<StatusBundle> {
  const toggle = statusToggle(deps, id, 'reblogged', (on) => deps.remote.repeat(id, on, visibility));
  return {
    ...toggle,
    accept(answer, on) {
      toggle.accept(answer, on);
      // Where the answer is the post itself, nobody tells for whom the repeat is.
      if (!on || visibility === undefined || answer.status.reblogId === null) return;
      const got = { visibility: answer.status.visibility };
      compareWithAsked(deps, {
        matter: 'repeat',
        id,
        asked: { visibility },
        got,
        undo: { is: 'run', run: undo },
      });
    },
  };
}

export const bookmarkToggle = (deps: ToggleDeps, id: StatusId): Toggle<StatusBundle> =>
  statusToggle(deps, id, 'bookmarked', (on) => deps.remote.bookmark(id, on));

/** Each family of servers has its own sentence for the common reason: there are already as many as are allowed. */
const pinRefusal = (error: ApiError): ApiError =>
  error.kind === 'invalid' && /\b(?:limit|maximum|too many)\b/i.test(error.message)
    ? new ApiError('invalid', { status: error.status, message: error.message, identifier: 'pin-limit' })
    : error;

export const pinToggle = (deps: ToggleDeps, id: StatusId): Toggle<StatusBundle> =>
  statusToggle(deps, id, 'pinned', async (on) => {
    try {
      return await deps.remote.pin(id, on);
    } catch (thrown) {
      throw on ? pinRefusal(toApiError(thrown)) : thrown;
    }
  });

/** `seconds` 0: without an end. */
export function muteToggle(
  deps: ToggleDeps,
  ends: MuteEnds,
  id: StatusId,
  seconds: number,
): Toggle<StatusBundle> {
  const { store, remote, learnt, meId } = deps;
  const toggle = statusToggle(deps, id, 'threadMuted', async (on) => {
    try {
      return await (on && seconds > 0
        ? remote.muteConversation(id, on, seconds)
        : remote.muteConversation(id, on));
    } catch (thrown) {
      const status = store.statuses.truth(id);
      const isRefused = /^(?:not-found|forbidden|invalid)$/.test(toApiError(thrown).kind);
      // Some servers let nobody mute what they have no part in.
      if (on && isRefused && status && !takesPart(status, meId)) learnt.note('muteAnyConversation', false);
      throw thrown;
    }
  });
  return {
    ...toggle,
    accept(answer, on) {
      toggle.accept(answer, on);
      ends.note(id, on ? seconds : 0);
    },
  };
}
