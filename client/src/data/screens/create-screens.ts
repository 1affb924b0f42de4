import type { AccountId } from '@/domain/ids';
import type { Core } from '@/data/core';
import type { UnreadAnnouncements } from '@/data/queries/unread-announcements';
import type { CatchUp } from '@/data/catch-up/catch-up';
import type { Lists } from '@/data/lists';
import { toApiError } from '@/domain/api-error';
import { late } from '@/data/late';
import { createAnnouncements } from './announcements';
import { asking } from '@/data/fetching/asking';
import { createDirectConversations } from './direct-conversations';
import { createInteractions } from './interactions';
import { createUserLists } from './user-lists';
import type { Screens } from './screens';
import { createSearch } from './search';

const lateCatchUp = late(() => import('@/data/catch-up/create-catch-up')).load;
const lateAccount = late(() => import('@/data/own-account/create-own-account')).load;

/** Most people that one question is about. */
const AT_ONCE = 40;

export function createScreens(
  core: Core,
  { timelines, notifications: { list: notifications } }: Lists,
  unread: Pick<UnreadAnnouncements, 'refresh'>,
): Screens {
  const ask = asking(core);
  const asked = new Set<AccountId>();
  let account: ReturnType<Screens['ownAccount']> | null = null;
  const makeAccount: Screens['ownAccount'] = async () => {
    const [{ createOwnAccount }, screens] = await Promise.all([lateAccount(), core.remote.screens()]);
    return createOwnAccount(core, await screens.ownAccount());
  };
  const knowStanding: Screens['knowStanding'] = async (ids) => {
    const unknown = [...new Set(ids)].filter(
      (id) => id !== core.meId && !asked.has(id) && !core.store.relationships.truth(id),
    );
    unknown.forEach((id) => asked.add(id));
    for (let at = 0; at < unknown.length; at += AT_ONCE) {
      const some = unknown.slice(at, at + AT_ONCE);
      const told = await ask((calls) => calls.relationships(some)).catch((thrown: unknown) => {
        // Nobody knows them yet: who asks again is answered.
        unknown.slice(at).forEach((id) => asked.delete(id));
        throw thrown;
      });
      core.ingest.relationships(told);
      notifications.refresh();
    }
  };
  let catchUp: CatchUp | null = null;
  return {
    search: createSearch(core, ask),
    lists: createUserLists(core, ask),
    announcements: createAnnouncements(core, ask, unread),
    directConversations: createDirectConversations(core, ask),
    interactions: createInteractions(core, ask, notifications),
    ownAccount() {
      account ??= makeAccount().catch((thrown: unknown) => {
        account = null;
        throw toApiError(thrown);
      });
      return account;
    },
    knowStanding,
    async catchUp() {
      const { createCatchUp } = await lateCatchUp();
      catchUp ??= createCatchUp(core, ask, timelines, knowStanding);
      return catchUp;
    },
    goTo: async (key, time) => (await lateCatchUp()).goTo(core, timelines, key, time),
  };
}
