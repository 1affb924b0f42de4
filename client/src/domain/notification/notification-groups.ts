import type { NotificationId } from '@/domain/ids';
import type { Notification } from './notification';

/** Notifications that are one row: what happened to one post, or who followed on one day. */
export interface NotificationGroup {
  /** Stays the same while more people join the row. */
  key: string;
  /** Newest first. */
  ids: readonly NotificationId[];
}

const FOLDS: ReadonlySet<Notification['kind']> = new Set(['favourite', 'reblog', 'reaction']);

/** Muted people stay folded on their own; what is read and what is not stay apart. */
function keyOf(
  { id, kind, statusId, createdAt, seen, muted }: Notification,
  dayOf: (time: number) => string,
): string {
  if (muted) return id;
  if (kind === 'follow') return `follow ${dayOf(createdAt)} ${seen}`;
  return FOLDS.has(kind) && statusId !== null ? `${kind} ${statusId} ${seen}` : id;
}

/**
 * Folds a list in its own order: a group stands where its first one stands. `dayOf` names the reader's
 * day of a Unix time in milliseconds.
 */
export function groupNotifications(
  notifications: readonly Notification[],
  dayOf: (time: number) => string,
): readonly NotificationGroup[] {
  const groups = new Map<string, NotificationId[]>();
  for (const notification of notifications) {
    const key = keyOf(notification, dayOf);
    const group = groups.get(key);
    if (group) group.push(notification.id);
    else groups.set(key, [notification.id]);
  }
  return [...groups].map(([key, ids]) => ({ key, ids }));
}
