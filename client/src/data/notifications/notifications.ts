import type { Readable } from '@/data/readable';
import type { Fetch } from '@/domain/api-error';
import type { NotificationId } from '@/domain/ids';

export interface NotificationsView {
  /** Shown ids: all unseen plus the seen ones up to the shown limit, newest first, unseen before seen. */
  ids: readonly NotificationId[];
  /** With those on pages that are not here, where the server tells. */
  unseen: number;
  older: Fetch;
  newer: Fetch;
  reachedEnd: boolean;
  loaded: boolean;
}

export interface Notifications {
  view: Readable<NotificationsView>;
  open(): () => void;
  loadNewer(): Promise<void>;
  /** 20 more seen ones, from memory first, then from the server (NOTIF-02). */
  showMore(): Promise<void>;
  markSeen(id: NotificationId): void;
  markAllSeen(): void;
  /** Takes them away, here at once; they come back with a notice when the server keeps one. */
  dismiss(ids: readonly NotificationId[]): Promise<void>;
}
