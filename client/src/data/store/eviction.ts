import type { StatusId } from '@/domain/ids';
import type { Status } from '@/domain/status/status';
import type { Store } from './store';

/** Issue 2 §3: at most this many posts are kept. */
const STATUS_LIMIT = 20_000;
/** A sweep leaves this many. */
const SWEPT = 300;

export interface EvictionRules {
  limit?: number;
  /** Posts that a visible list names. Asked only when something has to go. */
  named(): Iterable<StatusId>;
  /** Tells the lists which posts have gone, inside the same transaction. */
  onEvicted(ids: ReadonlySet<StatusId>): void;
}

function keepWithInner(store: Store, kept: Set<StatusId>, id: StatusId): void {
  if (kept.has(id)) return;
  kept.add(id);
  const status = store.statuses.truth(id);
  if (status?.reblogId) keepWithInner(store, kept, status.reblogId);
  if (status?.quote?.is === 'status') keepWithInner(store, kept, status.quote.statusId);
}

function chooseLeavers(store: Store, named: Iterable<StatusId>, goal: number): Set<StatusId> {
  const kept = new Set<StatusId>();
  for (const id of named) keepWithInner(store, kept, id);
  for (const id of store.statuses.oldestFirst())
    if (store.statuses.isListenedTo(id)) keepWithInner(store, kept, id);
  const leavers = new Set<StatusId>();
  for (const id of store.statuses.oldestFirst()) {
    if (store.statuses.size() - leavers.size <= goal) break;
    if (!kept.has(id)) leavers.add(id);
  }
  return leavers;
}

function peopleOf(status: Status | undefined, people: Set<string>): void {
  if (status) people.add(status.accountId);
}

/** Accounts only live as long as something names them (E5). */
function dropLonelyAccounts(store: Store, leavers: ReadonlySet<StatusId>): void {
  const candidates = new Set<string>();
  for (const id of leavers) peopleOf(store.statuses.truth(id), candidates);
  for (const id of store.statuses.oldestFirst()) {
    const author = leavers.has(id) ? undefined : store.statuses.truth(id)?.accountId;
    if (author) candidates.delete(author);
  }
  for (const id of store.notifications.oldestFirst()) {
    const notification = store.notifications.truth(id);
    candidates.delete(notification?.accountId ?? '');
    candidates.delete(notification?.targetId ?? '');
  }
  for (const id of candidates) {
    if (store.accounts.isListenedTo(id) || store.accounts.truth(id)?.own) continue;
    store.accounts.remove(id);
    store.relationships.remove(id);
  }
}

/**
 * Keeps the number of posts bounded (SPEC.md E1 to E6). One run takes a twentieth of the limit out, so
 * that its walk over the table is paid once per thousand new posts. Returns the sweep of E7.
 */
export function installEviction(store: Store, rules: EvictionRules): () => void {
  const limit = rules.limit ?? STATUS_LIMIT;
  const step = Math.max(1, Math.floor(limit / 20));
  let threshold = limit;
  function leave(goal: number): void {
    const leavers = chooseLeavers(store, rules.named(), goal);
    if (leavers.size === 0) return;
    dropLonelyAccounts(store, leavers);
    for (const id of leavers) store.statuses.remove(id);
    rules.onEvicted(leavers);
  }
  store.batch.beforeTelling(() => {
    if (store.statuses.size() <= threshold) {
      if (store.statuses.size() <= limit) threshold = limit;
      return;
    }
    leave(limit - step);
    // When nearly everything is in use, looking again for every new post would be pointless work.
    threshold = Math.max(limit, store.statuses.size() + (store.statuses.size() > limit ? step : 0));
  });
  return () => store.batch.run(() => leave(Math.min(SWEPT, limit)));
}
