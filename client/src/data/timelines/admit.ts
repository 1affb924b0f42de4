import type { Status } from '@/domain/status';
import type { Settings } from '@/data/realm';
import type { QueueEntry } from './queue';

/** Which of the fetched posts a timeline takes. */
export function admitted(
  statuses: readonly Status[],
  settings: Settings,
  me: string | null,
): readonly QueueEntry[] {
  const hidesOwnRepeats = settings.get('hideOwnRepeats');
  return statuses
    .filter((status) => !(hidesOwnRepeats && status.reblogId !== null && status.accountId === me))
    .map((status) => ({ id: status.id, contentId: status.reblogId ?? status.id }));
}
