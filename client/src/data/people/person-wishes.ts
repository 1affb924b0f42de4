import { toApiError } from '@/domain/api-error';
import type { AccountId } from '@/domain/ids';
import type { Relationship } from '@/domain/account/relationship';
import { compareWithAsked } from '@/data/as-asked';
import type { Core } from '@/data/core';
import { ToggleLane } from '@/data/intents/toggle-lane';
import type { Lists } from '@/data/lists';
import type { PeopleRemote } from '@/data/remote/people-remote';
import type { EndsKeeper } from './ends';
import type { People } from './people';
import { relationWish, type RelationToggle } from './relation-wish';

export type PersonWishes = Pick<
  People,
  | 'mute'
  | 'block'
  | 'blockDomain'
  | 'subscribe'
  | 'showRepeats'
  | 'removeFollower'
  | 'muteFor'
  | 'hideRepeatsFor'
>;

/** TL-15: the timelines that a blocked person's posts leave. */
const CLEARED = ['home', 'local', 'federated'] as const;

function clearPostsOf({ store }: Core, lists: Lists, id: AccountId): void {
  for (const key of CLEARED) {
    const timeline = lists.timelines.timeline(key);
    for (const statusId of [...timeline.queue.shown, ...timeline.queue.queued]) {
      const status = store.statuses.truth(statusId);
      const inner = store.statuses.truth(status?.reblogId ?? '');
      if (status?.accountId === id || inner?.accountId === id) timeline.remove(statusId);
    }
  }
}

export interface WishDeps {
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

type Wish = Omit<RelationToggle, 'id' | 'again'>;

function muteWish({ core, ends, calls, left }: WishDeps, id: AccountId, seconds: number): Wish {
  return {
    wish: 'mute',
    isOn: ({ muting }) => muting,
    wished: (relationship, on) => ({ ...relationship, muting: on, mutingNotifications: on }),
    send: async (on) => (await calls()).mute(id, on, on ? seconds : 0),
    done(on) {
      ends.note('muted', id, on && seconds > 0 ? core.platform.now() + seconds * 1000 : null);
      if (!on) left('muted', id);
    },
  };
}

/** Only the list of the muted tells of an end, on servers that tell of one at all. */
async function compareMute(
  { core, calls, ends }: WishDeps,
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

function blockWish({ core, lists, calls, left }: WishDeps, id: AccountId): Wish {
  return {
    wish: 'block',
    isOn: ({ blocking }) => blocking,
    wished: (relationship, on) => ({ ...(on ? without(relationship) : relationship), blocking: on }),
    send: async (on) => (await calls()).block(id, on),
    done(on) {
      if (on) clearPostsOf(core, lists, id);
      else left('blocked', id);
    },
  };
}

function domainWish({ core, calls }: WishDeps, id: AccountId): Wish {
  return {
    wish: 'domain',
    isOn: ({ domainBlocking }) => domainBlocking,
    wished: (relationship, on) => ({ ...relationship, domainBlocking: on }),
    // FOL-04: the call answers nothing, so the relationship is asked for.
    async send(on) {
      const host = core.store.accounts.get(id)?.acct.split('@')[1] ?? '';
      await (await calls()).blockDomain(host, on);
      const [told] = await core.remote.relationships([id]);
      if (!told) throw toApiError(null);
      return told;
    },
  };
}

function repeatsWish({ core, ends, calls }: WishDeps, id: AccountId, seconds: number): Wish {
  const notify = (): boolean => core.store.relationships.truth(id)?.subscribing ?? false;
  return {
    wish: 'repeats',
    isOn: ({ showingReblogs }) => showingReblogs,
    wished: (relationship, on) => ({ ...relationship, showingReblogs: on }),
    send: async (on) => (await calls()).showRepeats(id, on, notify()),
    done: (on) =>
      ends.note('repeatsHidden', id, !on && seconds > 0 ? core.platform.now() + seconds * 1000 : null),
  };
}

/** What the reader does about a person, besides following. */
export function createPersonWishes(deps: WishDeps): PersonWishes {
  const { core, calls } = deps;
  const lane = new ToggleLane(core.store.batch, core.platform);
  const set = (id: AccountId, on: boolean, wish: Wish): void =>
    lane.set(relationWish(core, { id, ...wish, again: () => set(id, on, wish) }), on);
  const setNow = async (id: AccountId, on: boolean, wish: Wish): Promise<void> => {
    const toggle = relationWish(core, { id, ...wish });
    try {
      const answer = await toggle.send(on);
      core.store.batch.run(() => toggle.accept(answer, on));
    } catch (thrown) {
      throw toApiError(thrown);
    }
  };
  return {
    mute: (id, on) => set(id, on, muteWish(deps, id, 0)),
    async muteFor(id, seconds) {
      await setNow(id, true, muteWish(deps, id, seconds));
      if (seconds > 0) void compareMute(deps, id, seconds, () => set(id, false, muteWish(deps, id, 0)));
    },
    block: (id, on) => set(id, on, blockWish(deps, id)),
    blockDomain: (id, on) => set(id, on, domainWish(deps, id)),
    showRepeats: (id, on) => set(id, on, repeatsWish(deps, id, 0)),
    hideRepeatsFor: (id, seconds) => setNow(id, false, repeatsWish(deps, id, seconds)),
    subscribe: (id, on) =>
      set(id, on, {
        wish: 'subscribe',
        isOn: ({ subscribing }) => subscribing,
        wished: (relationship, now) => ({ ...relationship, subscribing: now }),
        async send(now) {
          const reblogs = core.store.relationships.truth(id)?.showingReblogs ?? true;
          return (await calls()).subscribe(id, now, reblogs);
        },
      }),
    removeFollower: (id) =>
      set(id, false, {
        wish: 'remove',
        isOn: ({ followedBy }) => followedBy,
        wished: (relationship, now) => ({ ...relationship, followedBy: now }),
        send: () => core.learnt.trying('removeFollower', async () => (await calls()).removeFollower(id)),
      }),
  };
}
