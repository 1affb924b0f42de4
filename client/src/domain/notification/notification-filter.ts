import type { Account } from '@/domain/account/account';
import type { Filter } from '@/domain/filter/filter';
import type { PostFilters } from '@/domain/filter/filter-index';
import type { AccountId } from '@/domain/ids';
import type { Status } from '@/domain/status/status';

/**
 * The filter of notifications that the post of a notification meets, one that hides before one that folds; undefined for
 * one's own posts.
 */
export function notificationFilter(
  status: Status | undefined,
  author: Account | undefined,
  me: AccountId | null,
  filters: PostFilters,
): Filter | undefined {
  if (!status || status.accountId === me) return undefined;
  const met = filters.of(status, author).filter(({ places }) => places.includes('notifications'));
  return met.find(({ action }) => action === 'hide') ?? met[0];
}
