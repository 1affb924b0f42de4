import type { AccountId } from '@/domain/ids';
import type { Core } from '@/data/core';
import type { NotificationList } from '@/data/notifications/notification-list';
import type { UnreadAnnouncements } from '@/data/queries/unread-announcements';
import { createAnnouncementsDesk } from './announcements-desk';
import { asking } from './asking';
import { createInboxDesk } from './inbox-desk';
import { createInteractions } from './interactions-desk';
import { createListsDesk } from './lists-desk';
import type { Pages } from './pages';
import { createSearchDesk } from './search-desk';

/** Most people that one question is about. */
const AT_ONCE = 40;

export function createPages(
  core: Core,
  notifications: NotificationList,
  unread: Pick<UnreadAnnouncements, 'refresh'>,
): Pages {
  const ask = asking(core);
  const asked = new Set<AccountId>();
  return {
    search: createSearchDesk(core, ask),
    lists: createListsDesk(core, ask),
    announcements: createAnnouncementsDesk(core, ask, unread),
    inbox: createInboxDesk(core, ask),
    interactions: createInteractions(core, ask, notifications),
    async knowStanding(ids) {
      const unknown = [...new Set(ids)].filter(
        (id) => id !== core.meId && !asked.has(id) && !core.store.relationships.truth(id),
      );
      unknown.forEach((id) => asked.add(id));
      for (let at = 0; at < unknown.length; at += AT_ONCE) {
        const some = unknown.slice(at, at + AT_ONCE);
        core.ingest.relationships(await ask((calls) => calls.relationships(some)));
        notifications.refresh();
      }
    },
  };
}
