import { toApiError } from '@/domain/api-error';
import type { AccountId } from '@/domain/ids';
import type { Relationship } from '@/domain/account/relationship';
import { compareWithAsked } from '@/data/as-asked';
import type { Core } from '@/data/core';
import type { Lists } from '@/data/lists';
import type { PeopleRemote } from '@/data/remote/people-remote';
import type { Matter, WishKind } from '@/data/wishes/wish';
import type { EndsKeeper } from './ends';
import { AT_ONCE } from './know';
import type { People } from './people';
import { relationshipToggle, type ToggleOptions } from './relationship-toggle';

export type RelationshipActions = Pick<
  People,
  | 'mute'
  | 'block'
  | 'blockDomain'
  | 'subscribe'
  | 'showRepeats'
  | 'removeFollower'
  | 'muteFor'
  | 'hideRepeatsFor'
  | 'release'
  | 'spare'
>;

/** TL-15: the timelines that lose the posts of a blocked person. */
const CLEARED = ['home', 'local', 'federated'] as const;

/** What these timelines hold, with who wrote it and who repeated it. */
function* postsIn({ store }: Core, lists: Lists) {
  for (const key of CLEARED) {
    const timeline = lists.timelines.timeline(key);
    for (const statusId of [...timeline.queue.shown, ...timeline.queue.queued]) {
      const status = store.statuses.truth(statusId);
      const inner = store.statuses.truth(status?.reblogId ?? '');
      const authors = [status, inner].flatMap((post) => (post ? [post.accountId] : []));
      yield { authors, remove: () => timeline.remove(statusId) };
    }
  }
}

function clearPosts(core: Core, lists: Lists, isUnwanted: (author: AccountId) => boolean): void {
  for (const { authors, remove } of postsIn(core, lists)) if (authors.some(isUnwanted)) remove();
}

export interface ActionDeps {
  core: Core;
  lists: Lists;
  ends: EndsKeeper;
  calls: () => Promise<PeopleRemote>;
  /** A list that the person is gone from. */
  left: (list: 'muted' | 'blocked', id: AccountId) => void;
}

const without = (relationship: Relationship): Relationship => ({
  ...relationship,
  following: false,
  requested: false,
  followedBy: false,
  subscribing: false,
});

type Action = Omit<ToggleOptions, 'id' | 'again'>;

function muteAction({ core, ends, calls, left }: ActionDeps, id: AccountId, seconds: number): Action {
  return {
    action: 'mute',
    isOn: ({ muting }) => muting,
    applied: (relationship, on) => ({ ...relationship, muting: on, mutingNotifications: on }),
    send: async (on) => (await calls()).mute(id, on, on ? seconds : 0),
    done(on) {
      ends.note('muted', id, on && seconds > 0 ? core.platform.now() + seconds * 1000 : null);
      if (!on) left('muted', id);
    },
  };
}

/** Only the list of the muted tells of an end, on servers that tell of one at all. */
async function compareMute(
  { core, calls, ends }: ActionDeps,
  id: AccountId,
  seconds: number,
  undo: () => void,
): Promise<void> {
  const page = await (await calls()).muted({}).catch(() => null);
  const found = page?.items.find(({ account }) => account.id === id);
  if (!found || found.mutedUntil === undefined) return;
  const { mutedUntil } = found;
  if (mutedUntil === null) ends.note('muted', id, null);
  compareWithAsked(core, {
    matter: 'mute',
    id,
    asked: { muteLength: seconds },
    got: { muteLength: mutedUntil === null ? null : (mutedUntil - core.platform.now()) / 1000 },
    undo: { is: 'run', run: undo },
  });
}

function blockAction({ core, lists, calls, left }: ActionDeps, id: AccountId): Action {
  return {
    action: 'block',
    isOn: ({ blocking }) => blocking,
    applied: (relationship, on) => ({ ...(on ? without(relationship) : relationship), blocking: on }),
    send: async (on) => (await calls()).block(id, on),
    done(on) {
      if (on) clearPosts(core, lists, (author) => author === id);
      else left('blocked', id);
    },
  };
}

const hostIn = ({ store }: Core, id: AccountId): string | undefined =>
  store.accounts.get(id)?.acct.split('@')[1];

function domainAction({ core, lists, calls }: ActionDeps, id: AccountId, host: string | undefined): Action {
  const { relationships } = core.store;
  const hostOf = (author: AccountId): string | undefined => hostIn(core, author);
  /** Akkoma and Pleroma go on to show whom one follows there; others end the following. */
  const stays = (author: AccountId): boolean =>
    core.server.get().can.pleromaApi && relationships.truth(author)?.following === true;
  return {
    action: 'domain',
    isOn: ({ domainBlocking }) => domainBlocking,
    applied: (relationship, on) => ({ ...relationship, domainBlocking: on }),
    // FOL-04: the call answers nothing, so the relationship is asked for.
    async send(on) {
      await (await calls()).blockDomain(host ?? '', on);
      // Whom one follows there is asked too: their posts may stay.
      const authors = [...postsIn(core, lists)].flatMap((post) => post.authors);
      const others = authors.filter((author) => on && author !== id && hostOf(author) === host);
      const told = await core.remote.relationships([...new Set([id, ...others])].slice(0, AT_ONCE));
      core.ingest.relationships(told.filter((one) => one.id !== id));
      const own = told.find((one) => one.id === id);
      if (!own) throw toApiError(null);
      return own;
    },
    done(on) {
      if (on && host !== undefined)
        clearPosts(core, lists, (author) => hostOf(author) === host && !stays(author));
    },
  };
}

function repeatsAction({ core, ends, calls }: ActionDeps, id: AccountId, seconds: number): Action {
  const notify = (): boolean => core.store.relationships.truth(id)?.subscribing ?? false;
  return {
    action: 'repeats',
    isOn: ({ showingReblogs }) => showingReblogs,
    applied: (relationship, on) => ({ ...relationship, showingReblogs: on }),
    send: async (on) => (await calls()).showRepeats(id, on, notify()),
    done: (on) =>
      ends.note('repeatsHidden', id, !on && seconds > 0 ? core.platform.now() + seconds * 1000 : null),
  };
}

const subscribeAction = ({ core, calls }: ActionDeps, id: AccountId): Action => ({
  action: 'subscribe',
  isOn: ({ subscribing }) => subscribing,
  applied: (relationship, now) => ({ ...relationship, subscribing: now }),
  async send(now) {
    const reblogs = core.store.relationships.truth(id)?.showingReblogs ?? true;
    return (await calls()).subscribe(id, now, reblogs);
  },
});

const removeAction = ({ core, calls }: ActionDeps, id: AccountId): Action => ({
  action: 'remove',
  isOn: ({ followedBy }) => followedBy,
  applied: (relationship, now) => ({ ...relationship, followedBy: now }),
  send: () => core.learnt.trying('removeFollower', async () => (await calls()).removeFollower(id)),
});

/** How each kind of wish about a person is carried out. */
const ACTIONS = {
  mute: (deps, { id, details }) => muteAction(deps, id, details?.seconds ?? 0),
  block: (deps, { id }) => blockAction(deps, id),
  domain: (deps, { id, details }) => domainAction(deps, id, details?.host),
  repeats: (deps, { id, details }) => repeatsAction(deps, id, details?.seconds ?? 0),
  subscribe: (deps, { id }) => subscribeAction(deps, id),
  remove: (deps, { id }) => removeAction(deps, id),
} as const satisfies Partial<Record<WishKind, (deps: ActionDeps, matter: Matter) => Action>>;

/** What the reader does about a person, besides following. */
export function createRelationshipActions(deps: ActionDeps): RelationshipActions {
  const { core } = deps;
  const { wishes } = core;
  for (const is of ['mute', 'block', 'domain', 'repeats', 'subscribe', 'remove'] as const)
    wishes.knows([is], (matter) =>
      relationshipToggle(core, {
        id: matter.id,
        ...ACTIONS[is](deps, matter),
        again: (on) => wishes.set(matter, on),
      }),
    );
  const about =
    (is: keyof typeof ACTIONS) =>
    (id: AccountId, on: boolean): void =>
      wishes.set({ is, id }, on);
  return {
    mute: about('mute'),
    async muteFor(id, seconds) {
      await wishes.ask({ is: 'mute', id, details: { seconds } }, true);
      if (seconds > 0) void compareMute(deps, id, seconds, () => wishes.set({ is: 'mute', id }, false));
    },
    block: about('block'),
    blockDomain(id, on) {
      const host = hostIn(core, id);
      wishes.set({ is: 'domain', id, ...(host === undefined ? {} : { details: { host } }) }, on);
    },
    showRepeats: about('repeats'),
    hideRepeatsFor: (id, seconds) => wishes.ask({ is: 'repeats', id, details: { seconds } }, false),
    release: (list, id) => wishes.ask({ is: list === 'muted' ? 'mute' : 'block', id }, false),
    spare: (list, id, seconds) =>
      wishes.ask(list === 'muted' ? { is: 'mute', id, details: { seconds } } : { is: 'block', id }, true),
    subscribe: about('subscribe'),
    removeFollower: (id) => wishes.set({ is: 'remove', id }, false),
  };
}
