import { toApiError } from '@/domain/api-error';
import type { NotificationId } from '@/domain/ids';
import type { Remote } from '@/data/remote/remote';
import type { NotificationList } from './notification-list';
import { SEEN_AT_FIRST } from './rules';

interface Outside {
  remote: Remote;
  shareRead(mark: { gone: readonly NotificationId[] }): void;
}

/** So many requests at a time: a group may have hundreds of members. */
const AT_ONCE = 4;

/** Dismissed on another device already; Akkoma refuses with these words where others do not find it. */
function isGone(caught: unknown): boolean {
  const { kind, message } = toApiError(caught);
  return kind === 'not-found' || (kind === 'forbidden' && message === 'Cannot dismiss notification');
}

/**
 * Takes notifications away (NOTIF-08): here at once, then on the server, then in other tabs. Those that the server
 * keeps come back; throws why when there was one.
 */
export async function dismiss(
  list: NotificationList,
  { remote, ...outside }: Outside,
  ids: readonly NotificationId[],
): Promise<void> {
  const taken = ids.flatMap((id) => list.record(id) ?? []);
  const listed = new Set(list.ids);
  taken.forEach(({ id }) => list.gone.add(id));
  list.drop(ids);
  fillUp(list);
  const kept = new Map<NotificationId, unknown>();
  const waiting = taken.map(({ id }) => id);
  const work = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const one = id;
      await remote.dismissNotification(one).catch((caught) => isGone(caught) || kept.set(one, caught));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  outside.shareRead({ gone: ids.filter((id) => !kept.has(id)) });
  if (kept.size === 0) return;
  for (const id of kept.keys()) list.gone.delete(id);
  const back = taken.filter(({ id }) => kept.has(id));
  // Other pages show some that lie farther back than this list reaches: those are not part of it.
  list.bringBack(back.filter(({ id }) => listed.has(id)));
  back.forEach((notification) => list.put(notification));
  // One reason will do: they mostly fail alike.
  throw [...kept.values()][0];
}

/** A list that is emptied row by row goes on with older ones. */
function fillUp(list: NotificationList): void {
  const { ids, reachedEnd } = list.view.get();
  if (ids.length < SEEN_AT_FIRST && !reachedEnd) void list.showMore();
}
