import type { People, PeopleKey, PeopleView } from '@/data/people/people';
import { cell, cells } from './cell';

export interface FakePeopleFacts {
  lists?: Partial<Record<PeopleKey, Partial<PeopleView>>>;
  followedTags?: readonly string[];
}

const NOTHING: PeopleView = {
  ids: [],
  first: { is: 'idle' },
  older: { is: 'idle' },
  loaded: true,
  reachedEnd: true,
  readAt: 0,
};

/** People whose calls are noted and whose lists are what the test says. */
export function createFakePeople(
  note: (...call: readonly unknown[]) => void,
  facts: FakePeopleFacts,
): People {
  return {
    find: () => null,
    load: async (id) => (note('loadPerson', id), id),
    prefetch: (id) => note('prefetchPerson', id),
    know: async (id) => (note('knowPerson', id), id),
    showKnownPosts: (id) => note('showKnownPosts', id),
    list: cells((key: PeopleKey): PeopleView => ({ ...NOTHING, ...facts.lists?.[key] })),
    open: (key) => note('openPeople', key),
    loadOlder: async (key) => note('loadOlderPeople', key),
    answered: (id) => note('answered', id),
    mute: (id, on) => note('mute', id, on),
    muteFor: async (id, seconds) => note('muteFor', id, seconds),
    hideRepeatsFor: async (id, seconds) => note('hideRepeatsFor', id, seconds),
    muteConversationFor: async (id, seconds) => note('muteConversationFor', id, seconds),
    block: (id, on) => note('block', id, on),
    blockDomain: (id, on) => note('blockDomain', id, on),
    subscribe: (id, on) => note('subscribe', id, on),
    showRepeats: (id, on) => note('showRepeats', id, on),
    removeFollower: (id) => note('removeFollower', id),
    unsavedNote: () => null,
    keepNote: () => undefined,
    saveNote: async (id, text) => note('saveNote', id, text),
    ends: cell({ muted: new Map(), repeatsHidden: new Map() }),
    followedTags: async () => facts.followedTags ?? [],
    blockedDomains: async () => [],
    hideDomain: async (domain) => note('hideDomain', domain),
    knownHosts: () => [],
    release: async (list, id) => note('release', list, id),
    spare: async (list, id, seconds) => note('spare', list, id, seconds),
    unblockDomain: async (domain) => note('unblockDomain', domain),
  };
}
