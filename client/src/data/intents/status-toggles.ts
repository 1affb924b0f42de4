import type { StatusId } from '@/domain/ids';
import type { Status } from '@/domain/status';
import type { Visibility } from '@/domain/visibility';
import type { StatusBundle } from '@/api/decode/status';
import type { Notices } from '@/data/notices/notices';
import type { Ingest } from '@/data/ingest/ingest';
import type { Remote } from '@/data/remote/remote';
import type { Store } from '@/data/store/store';
import type { MuteEnds } from './mute-ends';
import type { Toggle } from './toggle-lane';

type Flag = 'favourited' | 'reblogged' | 'bookmarked' | 'pinned' | 'threadMuted';

export interface ToggleDeps {
  store: Store;
  ingest: Ingest;
  remote: Remote;
  notices: Notices;
}

const moved = (count: number, on: boolean): number => Math.max(0, count + (on ? 1 : -1));

/** A record that has the wished value already (the stream was faster) stays as it is, count included. */
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
    key: `${flag} ${id}`,
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

export const repeatToggle = (
  deps: ToggleDeps,
  id: StatusId,
  visibility: Visibility | undefined,
): Toggle<StatusBundle> =>
  statusToggle(deps, id, 'reblogged', (on) => deps.remote.repeat(id, on, visibility));

export const bookmarkToggle = (deps: ToggleDeps, id: StatusId): Toggle<StatusBundle> =>
  statusToggle(deps, id, 'bookmarked', (on) => deps.remote.bookmark(id, on));

export const pinToggle = (deps: ToggleDeps, id: StatusId): Toggle<StatusBundle> =>
  statusToggle(deps, id, 'pinned', (on) => deps.remote.pin(id, on));

export function muteToggle(deps: ToggleDeps, ends: MuteEnds, id: StatusId): Toggle<StatusBundle> {
  const toggle = statusToggle(deps, id, 'threadMuted', (on) => deps.remote.muteConversation(id, on));
  return {
    ...toggle,
    accept(answer, on) {
      toggle.accept(answer, on);
      ends.note(id, 0);
    },
  };
}
