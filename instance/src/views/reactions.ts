import { absolute } from '../lib/urls.ts';
import type { ReactionRow } from '../storage/status-parts.ts';

export interface ReactionGroup {
  name: string;
  count: number;
  me: boolean;
  url: string | null;
  accountIds: string[];
}

/** Reactions of one post by emoji, oldest emoji first. */
export function groupReactions(
  rows: readonly ReactionRow[],
  base: string,
  viewerId: string | null,
): ReactionGroup[] {
  const groups = new Map<string, ReactionGroup>();
  for (const row of rows) {
    const url = row.url === null ? null : absolute(base, row.url);
    const group = groups.get(row.name) ?? { name: row.name, count: 0, me: false, url, accountIds: [] };
    group.count += 1;
    group.me ||= row.account_id === viewerId;
    group.accountIds.push(row.account_id);
    groups.set(row.name, group);
  }
  return [...groups.values()];
}
