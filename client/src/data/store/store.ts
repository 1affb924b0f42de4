import type { Account } from '@/domain/account/account';
import type { Notification } from '@/domain/notification/notification';
import type { Relationship } from '@/domain/account/relationship';
import type { Status } from '@/domain/status/status';
import { createBatch, type Batch } from './batch';
import { createTable, type Table } from './table';

/** Everything one realm knows about records: one entry per id, whatever shows it. */
export interface Store {
  batch: Batch;
  statuses: Table<Status>;
  accounts: Table<Account>;
  relationships: Table<Relationship>;
  notifications: Table<Notification>;
}

export function createStore(): Store {
  const batch = createBatch();
  return {
    batch,
    statuses: createTable(batch),
    accounts: createTable(batch),
    relationships: createTable(batch),
    notifications: createTable(batch),
  };
}
