import type {
  AnnouncementsDesk,
  InboxDesk,
  ListsDesk,
  Pages,
  SearchDesk,
  SearchResults,
} from '@/data/pages/pages';

export interface FakePagesFacts {
  search?: Partial<SearchDesk>;
  lists?: Partial<ListsDesk>;
  announcements?: Partial<AnnouncementsDesk>;
  inbox?: Partial<InboxDesk>;
  interactions?: Pages['interactions'];
}

const NOTHING: SearchResults = { statuses: [], accounts: [], hashtags: [] };

/** Pages that find nothing unless told otherwise; `note` hears what was changed. */
export function fakePages(note: (...call: readonly unknown[]) => void, facts: FakePagesFacts = {}): Pages {
  return {
    search: {
      find: async () => NOTHING,
      more: async () => NOTHING,
      within: async () => ({ items: [], next: null }),
      people: async () => [],
      history: {
        list: () => [],
        add: (query) => note('addSearch', query),
        remove: () => {},
        clear: () => {},
      },
      ...facts.search,
    },
    lists: {
      all: async () => [],
      arrange: (ids) => note('arrangeLists', ids),
      one: async (id) => ({ id, title: `List ${id}`, exclusive: null, repliesPolicy: null }),
      members: async () => [],
      fresh: async () => ({ title: '', exclusive: null, repliesPolicy: null, memberIds: [] }),
      create: async (wish) => (note('createList', wish), 'new'),
      save: async (id, _before, wish) => note('saveList', id, wish),
      remove: async (id) => note('removeList', id),
      setMembers: async (id, ids, on) => note('setMembers', id, ids, on),
      holding: async () => [],
      ...facts.lists,
    },
    announcements: {
      all: async () => [],
      markRead: async (id) => note('markRead', id),
      post: async (draft) => note('postAnnouncement', draft),
      edit: async (id, draft) => note('editAnnouncement', id, draft),
      remove: async (id) => note('removeAnnouncement', id),
      ...facts.announcements,
    },
    inbox: {
      talks: async () => ({ items: [], next: null }),
      markRead: async (id) => note('readTalk', id),
      remove: async (id) => note('removeTalk', id),
      ...facts.inbox,
    },
    interactions: facts.interactions ?? (async () => ({ items: [], next: null })),
    knowStanding: async (ids) => note('knowStanding', ids),
  };
}
