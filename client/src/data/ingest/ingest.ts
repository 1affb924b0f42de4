import type { Account } from '@/domain/account/account';
import type { Relationship } from '@/domain/account/relationship';
import type { StatusId } from '@/domain/ids';
import type { Status } from '@/domain/status/status';
import type { NotificationBundle } from '@/api/decode/notification';
import type { StatusBundle } from '@/api/decode/status';
import type { Store } from '@/data/store/store';
import { mergeAccount, mergeStatus } from './merge';

/** The only writer of what the server says. Each call is one transaction. */
export interface Ingest {
  status(bundle: StatusBundle): Status;
  statuses(bundles: readonly StatusBundle[]): readonly Status[];
  /** Writes the people and posts of a notification; the notification itself is kept by its list. */
  notificationParts(bundle: NotificationBundle): void;
  account(account: Account): void;
  relationships(relationships: readonly Relationship[]): void;
  /** What was known when the page was left. */
  restore(known: Known): void;
  /** A post is gone everywhere. */
  removed(id: StatusId): void;
  /** Hears of each post that is written, or gone; returns the way to stop. */
  watch(watcher: Watcher): () => void;
  /** Somebody wants to hear of posts that nobody here knows, too. */
  isWatched(): boolean;
}

type Watcher = (id: StatusId, isGone: boolean) => void;

interface Known {
  statuses: readonly Status[];
  accounts: readonly Account[];
  relationships: readonly Relationship[];
}

export function createIngest(store: Store): Ingest {
  const { batch, statuses, accounts, relationships } = store;
  const watchers = new Set<Watcher>();
  const tell: Watcher = (id, isGone) => watchers.forEach((watcher) => watcher(id, isGone));
  const putAccount = (account: Account): void =>
    accounts.put(account.id, mergeAccount(accounts.truth(account.id), account));
  /** Many servers name whom a post answers by an id alone: one who is known has a handle. */
  const answered = ({ inReplyToAcct, inReplyToAccountId }: Status): string | null =>
    inReplyToAcct ?? accounts.truth(inReplyToAccountId ?? '')?.acct ?? null;
  const putStatus = (status: Status): void => {
    statuses.put(
      status.id,
      mergeStatus(statuses.truth(status.id), { ...status, inReplyToAcct: answered(status) }),
    );
    tell(status.id, false);
  };
  const putRelationship = (relationship: Relationship): void =>
    relationships.put(relationship.id, relationship);

  const putBundle = (bundle: StatusBundle): Status => {
    bundle.accounts.forEach(putAccount);
    bundle.relationships.forEach(putRelationship);
    bundle.statuses.forEach(putStatus);
    putStatus(bundle.status);
    return bundle.status;
  };

  return {
    status: (bundle) => batch.run(() => putBundle(bundle)),
    statuses: (bundles) => batch.run(() => bundles.map(putBundle)),
    notificationParts: (bundle) =>
      batch.run(() => {
        bundle.accounts.forEach(putAccount);
        bundle.statuses.forEach(putStatus);
        bundle.relationships.forEach(putRelationship);
      }),
    account: (account) => batch.run(() => putAccount(account)),
    relationships: (list) => batch.run(() => list.forEach(putRelationship)),
    restore: (known) =>
      batch.run(() => {
        known.accounts.forEach(putAccount);
        known.relationships.forEach(putRelationship);
        known.statuses.forEach(putStatus);
      }),
    removed(id) {
      statuses.remove(id);
      tell(id, true);
    },
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    isWatched: () => watchers.size > 0,
  };
}
