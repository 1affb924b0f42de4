import { toApiError } from '@/domain/api-error';
import type { AccountId } from '@/domain/ids';
import type { AccountBundle } from '@/api/decode/account';
import type { Cursor, Page } from '@/api/pagination';
import type { Core } from '@/data/core';
import type { Lists } from '@/data/lists';
import type { PeopleRemote } from '@/data/remote/people-remote';
import { endInTime } from './end-in-time';
import { createEnds, type EndsKeeper } from './ends';
import { knownPostsOf } from './known-posts';
import { AT_ONCE, findPerson, fetchPerson, keepPeople, knowPerson, relate } from './know';
import { conversationMuter } from './mute-conversation';
import { PersonList } from './person-list';
import type { People, PeopleKey } from './people';
import type { Visited } from '@/data/snapshot/visited';
import { createProfilesAhead } from './profiles-ahead';
import { createRelationshipActions, type RelationshipActions } from './relationship-actions';
import { knownHosts, wholeTags } from './questions';
import { createUnsavedNotes } from './unsaved-notes';

type Fetch = (cursor: Cursor) => Promise<Page<AccountBundle>>;

function fetchOf(key: PeopleKey, calls: PeopleRemote, ends: EndsKeeper): Fetch {
  const colon = key.indexOf(':');
  const id = key.slice(colon + 1);
  if (colon > 0) return key.startsWith('followers') ? calls.followers(id) : calls.following(id);
  switch (key) {
    case 'requests':
      return calls.requests;
    case 'blocked':
      return calls.blocked;
    case 'muted':
      return async (cursor) => {
        const page = await calls.muted(cursor);
        for (const { account, mutedUntil } of page.items)
          if (mutedUntil) ends.note('muted', account.id, mutedUntil);
        return page;
      };
    default:
      return async () => ({ items: [...(await calls.suggestions())], older: null, newer: null });
  }
}

/** More lists than these are not remembered once nobody looks at them. */
const REMEMBERED = 20;

function createLists(core: Core, calls: () => Promise<PeopleRemote>, ends: EndsKeeper, visited: Visited) {
  const all = new Map<PeopleKey, PersonList>();
  const dropLongUnused = (): void => {
    for (const [key, list] of all) {
      if (all.size < REMEMBERED) return;
      if (!list.view.inUse()) all.delete(key);
    }
  };
  return (key: PeopleKey): PersonList => {
    const known = all.get(key);
    if (known) return known;
    dropLongUnused();
    const list = new PersonList({
      batch: core.store.batch,
      fetch: async (cursor) => fetchOf(key, await calls(), ends)(cursor),
      keep(page) {
        keepPeople(core, page);
        void relate(core, page);
      },
      now: () => core.platform.now(),
      last: () => visited.last('people', key),
      answered: (ids) => visited.keep('people', key, ids),
    });
    all.set(key, list);
    return list;
  };
}

/** Only of somebody who is followed still: asking for the repeats of another would follow them. */
async function showAgain(core: Core, actions: RelationshipActions, id: AccountId): Promise<void> {
  core.ingest.relationships(await core.remote.relationships([id]).catch(() => []));
  const known = core.store.relationships.truth(id);
  if (known?.following && !known.showingReblogs) actions.showRepeats(id, true);
}

/** Who was muted for a time is heard again once the server says so. */
async function hearAgain(
  core: Core,
  ids: readonly AccountId[],
  unmuted: (id: AccountId) => void,
): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const asked = ids.slice(from, from + AT_ONCE);
    core.ingest.relationships(await core.remote.relationships(asked).catch(() => []));
  }
  for (const id of ids) if (core.store.relationships.truth(id)?.muting === false) unmuted(id);
}

/** Without network: somebody of an earlier visit. Else what went wrong stays so. */
async function lastKnown(
  core: Core,
  visited: Visited,
  idOrAcct: string,
  thrown: unknown,
): Promise<AccountId> {
  const error = toApiError(thrown);
  if (error.kind === 'offline') {
    await visited.brought();
    const id = core.store.accounts.truth(idOrAcct) ? idOrAcct : findPerson(core, idOrAcct);
    if (id !== null) return id;
  }
  throw error;
}

type Ask = <T>(question: (remote: PeopleRemote) => Promise<T>) => Promise<T>;

const domainsOver = (ask: Ask): Pick<People, 'blockedDomains' | 'unblockDomain' | 'hideDomain'> => ({
  blockedDomains: () => ask((remote) => remote.blockedDomains()),
  unblockDomain: (domain) => ask((remote) => remote.blockDomain(domain, false)),
  hideDomain: (domain) => ask((remote) => remote.blockDomain(domain, true)),
});

function notesOver(core: Core, ask: Ask): Pick<People, 'unsavedNote' | 'keepNote' | 'saveNote'> {
  const notes = createUnsavedNotes(core);
  return {
    unsavedNote: (id) => notes.get(id),
    keepNote: (id, text) => notes.keep(id, text),
    saveNote: (id, text) =>
      ask(async (remote) => {
        core.ingest.relationships([await remote.saveNote(id, text)]);
        notes.drop(id, text);
      }),
  };
}

/** `runs` is handed how what was begun here is stopped. */
export function createPeople(
  core: Core,
  lists: Lists,
  visited: Visited,
  runs: (stop: () => void) => void,
): People {
  const calls = (): Promise<PeopleRemote> => core.remote.people();
  const ends = createEnds(core);
  runs(ends.start());
  const listOf = createLists(core, calls, ends, visited);
  const ask: Ask = async (question) => {
    try {
      return await question(await calls());
    } catch (thrown) {
      throw toApiError(thrown);
    }
  };
  const ahead = createProfilesAhead(core, (idOrAcct) => ask((remote) => fetchPerson(core, remote, idOrAcct)));
  const actions = createRelationshipActions({
    core,
    lists,
    ends,
    calls,
    left: (list, id) => listOf(list).drop(id),
  });
  endInTime(core, ends, {
    repeatsHidden(ids) {
      for (const id of ids) {
        ends.note('repeatsHidden', id, null);
        void showAgain(core, actions, id);
      }
    },
    muted(ids) {
      for (const id of ids) ends.note('muted', id, null);
      void hearAgain(core, ids, (id) => listOf('muted').drop(id));
    },
  });
  return {
    find: (acct) => findPerson(core, acct),
    load: (idOrAcct) =>
      ahead.load(idOrAcct).catch(async (thrown: unknown) => lastKnown(core, visited, idOrAcct, thrown)),
    prefetch: ahead.prefetch,
    know: knowPerson(core, ask, ahead.underWay),
    showKnownPosts: (id) => knownPostsOf(core, lists, id),
    list: (key) => listOf(key).view,
    open: (key) => void listOf(key).loadFirst(),
    answered: (id) => listOf('requests').drop(id),
    loadOlder: (key) => listOf(key).loadOlder(),
    ...actions,
    muteConversationFor: conversationMuter(core),
    ...notesOver(core, ask),
    ends,
    followedTags: () => ask((remote) => wholeTags(remote)),
    ...domainsOver(ask),
    knownHosts: () => knownHosts(core),
  };
}
