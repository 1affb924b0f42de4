import type { Readable } from '@/data/readable';
import type { AccountId, StatusId } from '@/domain/ids';

/** A window about one post or person: `app` shows it, so that it outlives the row that asked for it. */
export type PostDialog =
  | { is: 'history' | 'report' | 'mute'; statusId: StatusId }
  | { is: 'report-person'; accountId: AccountId };

let open: PostDialog | null = null;
const listeners = new Set<() => void>();

export const postDialog: Readable<PostDialog | null> = {
  get: () => open,
  subscribe: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Null closes. */
export function showPostDialog(next: PostDialog | null): void {
  open = next;
  for (const listener of listeners) listener();
}
