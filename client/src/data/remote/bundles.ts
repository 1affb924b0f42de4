import type { Account } from '@/domain/account';
import type { Notification } from '@/domain/notification';
import type { Relationship } from '@/domain/relationship';
import type { Status } from '@/domain/status';

export interface StatusBundle {
  status: Status;
  statuses: readonly Status[];
  accounts: readonly Account[];
  relationships: readonly Relationship[];
}
export interface NotificationBundle {
  notification: Notification;
  statuses: readonly Status[];
  accounts: readonly Account[];
}
export interface Cursor {
  maxId?: string;
  minId?: string;
  sinceId?: string;
}
export interface Page<T> {
  items: readonly T[];
  older: Cursor | null;
  newer: Cursor | null;
}
export type StreamEvent =
  | { is: 'update' | 'status.update'; status: StatusBundle }
  | { is: 'delete'; id: string }
  | { is: 'notification'; notification: NotificationBundle }
  | { is: 'filters_changed' }
  | { is: 'unknown'; event: string };
