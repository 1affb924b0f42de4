import type { Core } from '@/data/core';
import type { PeopleRemote } from '@/data/remote/people-remote';

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

/** Where the people come from that this page has met, in the order of the alphabet. */
export function knownHosts({ store: { accounts } }: Pick<Core, 'store'>): readonly string[] {
  const hosts = [...accounts.oldestFirst()].flatMap((id) => accounts.truth(id)?.acct.split('@')[1] ?? []);
  return [...new Set(hosts)].sort((one, other) => one.localeCompare(other));
}
