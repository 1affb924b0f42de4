import type { Account } from '@/domain/account/account';
import type { StatusId } from '@/domain/ids';
import type { Notification } from '@/domain/notification/notification';
import type { Relationship } from '@/domain/account/relationship';
import type { Server } from '@/domain/instance/server';
import type { Status } from '@/domain/status/status';
import type { StoredThread } from './stored-thread';

/** Raised with every change of a domain type: an older snapshot is dropped, not guessed at. */
export const SNAPSHOT_VERSION = 1;

/** What was on the screen last, in one value, so that one read shows it again. */
export interface Snapshot {
  version: typeof SNAPSHOT_VERSION;
  /** Unix milliseconds. */
  savedAt: number;
  me: Account | null;
  server: Server;
  /** Ids of home, newest first; each with the repeats of the same post, and the post itself, that are not shown. */
  home: readonly StatusId[];
  threads: readonly StoredThread[];
  notifications: readonly Notification[];
  notificationMarker: string | null;
  statuses: readonly Status[];
  accounts: readonly Account[];
  relationships: readonly Relationship[];
}

const LISTS = ['home', 'threads', 'notifications', 'statuses', 'accounts', 'relationships'] as const;

/** Written by this very version: then it has the shape. */
export const isSnapshot = (value: unknown): value is Snapshot =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === SNAPSHOT_VERSION &&
  LISTS.every((name) => Array.isArray(Reflect.get(value, name)));
