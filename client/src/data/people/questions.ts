import type { AccountId } from '@/domain/ids';
import type { PeopleRemote } from '@/data/remote/people-remote';
import type { Membership } from './people';

export async function listsOf(remote: PeopleRemote, id: AccountId): Promise<readonly Membership[]> {
  const [lists, holding] = await Promise.all([remote.lists(), remote.listsOf(id)]);
  return lists.map((list) => ({ ...list, member: holding.includes(list.id) }));
}

/** Nobody follows more tags than these pages hold. */
const MOST_PAGES = 20;

export async function wholeTags(remote: PeopleRemote): Promise<readonly string[]> {
  const tags = new Set<string>();
  let cursor = {};
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { items, older } = await remote.followedTags(cursor);
    const before = tags.size;
    for (const tag of items) tags.add(tag);
    if (older === null || tags.size === before) break;
    cursor = older;
  }
  return [...tags].sort((a, b) => a.localeCompare(b));
}
