import type { ConversationBundle } from '@/api/endpoints/conversations';
import type { Core } from '@/data/core';
import { keepPeople, type Ask } from '@/data/fetching/asking';
import type { DirectConversations } from './screens';

/** Direct messages by people. */
export function createDirectConversations(core: Core, ask: Ask): DirectConversations {
  const keep = ({
    conversation,
    accounts,
    lastStatus,
  }: ConversationBundle): ConversationBundle['conversation'] => {
    keepPeople(core, accounts);
    if (lastStatus) core.ingest.status(lastStatus);
    return conversation;
  };
  return {
    async conversations(after) {
      const page = await ask((calls) => calls.conversations(after ?? {}));
      const items = core.store.batch.run(() => page.items.map(keep));
      const isEnd = page.items.length === 0 || page.older?.maxId === after?.maxId;
      return { items, next: isEnd ? null : page.older };
    },
    markRead: (id) => ask((calls) => calls.readDirectConversation(id)),
    remove: (id) => ask((calls) => calls.removeDirectConversation(id)),
  };
}
