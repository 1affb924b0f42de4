import type { Moderation } from '@/data/moderation/moderation';
import type { Realm } from '@/data/realm';
import type { AccountTag } from '@/domain/staff/staff-user';

/** The tags that do something on this server. Without an answer nobody is offered what may do nothing. */
export async function offeredTags({ late }: Realm, { can }: Moderation): Promise<readonly AccountTag[]> {
  if (!can.tagsNeedPolicy) return can.tags;
  try {
    const { active } = await (await late.instance.load()).policies();
    return active.includes('TagPolicy') ? can.tags : [];
  } catch {
    return [];
  }
}
