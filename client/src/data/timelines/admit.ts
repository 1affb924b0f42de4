import type { Status } from '@/domain/status/status';
import type { Settings } from '@/data/settings/settings';
import type { QueueEntry } from './queue';

export const entryOf = ({ id, reblogId, accountId }: Status): QueueEntry => ({
  id,
  contentId: reblogId ?? id,
  by: reblogId === null ? null : accountId,
});

/** Which of the fetched posts a timeline takes. */
export function admitted(
  statuses: readonly Status[],
  settings: Settings,
  me: string | null,
): readonly QueueEntry[] {
  const hidesOwnRepeats = settings.get('hideOwnRepeats');
  return statuses
    .filter((status) => !(hidesOwnRepeats && status.reblogId !== null && status.accountId === me))
    .map(entryOf);
}
