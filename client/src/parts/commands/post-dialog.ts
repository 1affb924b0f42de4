import type { AccountId, StatusId } from '@/domain/ids';

/** A window about one post or person: `app` shows it, so that it outlives the row that asked for it. */
export type PostDialog =
  | { is: 'history' | 'report' | 'mute' | 'folder'; statusId: StatusId }
  /** All folders of bookmarks. */
  | { is: 'folders' }
  | { is: 'report-person'; accountId: AccountId };
