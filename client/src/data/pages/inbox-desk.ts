import type { TalkBundle } from '@/api/endpoints/conversations';
import type { Core } from '@/data/core';
import { keepPeople, type Ask } from './asking';
import type { InboxDesk } from './pages';

/** Direct messages by people. */
export function createInboxDesk(core: Core, ask: Ask): InboxDesk {
  const keep = ({ talk, accounts, lastStatus }: TalkBundle): TalkBundle['talk'] => {
    keepPeople(core, accounts);
    if (lastStatus) core.ingest.status(lastStatus);
    return talk;
  };
  return {
    async talks(after) {
      const page = await ask((calls) => calls.talks(after ?? {}));
      const items = core.store.batch.run(() => page.items.map(keep));
      const isEnd = page.items.length === 0 || page.older?.maxId === after?.maxId;
      return { items, next: isEnd ? null : page.older };
    },
    markRead: (id) => ask((calls) => calls.readTalk(id)),
    remove: (id) => ask((calls) => calls.removeTalk(id)),
  };
}
