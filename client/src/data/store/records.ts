import type { Readable } from '@/data/readable';
import type { Account } from '@/domain/account/account';
import type { AccountId, NotificationId, StatusId } from '@/domain/ids';
import type { Notification } from '@/domain/notification/notification';
import type { Relationship } from '@/domain/account/relationship';
import type { Status } from '@/domain/status/status';
import type { Store } from './store';

/** Read access to records with pending patches applied; one listener list per record. */
export interface Records {
  status(id: StatusId): Readable<Status | undefined>;
  account(id: AccountId): Readable<Account | undefined>;
  relationship(id: AccountId): Readable<Relationship | undefined>;
  notification(id: NotificationId): Readable<Notification | undefined>;
}

export const readRecords = ({ statuses, accounts, relationships, notifications }: Store): Records => ({
  status: (id) => statuses.readable(id),
  account: (id) => accounts.readable(id),
  relationship: (id) => relationships.readable(id),
  notification: (id) => notifications.readable(id),
});
