import { ApiError } from '@/domain/api-error';
import type {
  Announcements,
  DirectConversations,
  UserLists,
  Screens,
  Search,
  SearchResults,
} from '@/data/screens/screens';

export interface FakeScreensFacts {
  search?: Partial<Search>;
  lists?: Partial<UserLists>;
  announcements?: Partial<Announcements>;
  directConversations?: Partial<DirectConversations>;
  interactions?: Screens['interactions'];
  ownAccount?: Screens['ownAccount'];
  catchUp?: Screens['catchUp'];
  goTo?: Screens['goTo'];
}

const NOTHING: SearchResults = { statuses: [], accounts: [], hashtags: [] };

/** Pages that find nothing unless told otherwise; `note` hears what was changed. */
export function fakeScreens(
  note: (...call: readonly unknown[]) => void,
  facts: FakeScreensFacts = {},
): Screens {
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
      create: async (content) => (note('createList', content), 'new'),
      save: async (id, _before, content) => note('saveList', id, content),
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
    directConversations: {
      conversations: async () => ({ items: [], next: null }),
      markRead: async (id) => note('readDirectConversation', id),
      remove: async (id) => note('removeDirectConversation', id),
      ...facts.directConversations,
    },
    interactions: facts.interactions ?? (async () => ({ items: [], next: null })),
    knowStanding: async (ids) => note('knowStanding', ids),
    catchUp: facts.catchUp ?? (() => Promise.reject(new ApiError('offline'))),
    goTo: facts.goTo ?? (() => Promise.reject(new ApiError('offline'))),
    ownAccount: facts.ownAccount ?? (() => Promise.reject(new ApiError('offline'))),
  };
}
