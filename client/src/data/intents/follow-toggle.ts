import type { AccountId } from '@/domain/ids';
import type { Relationship } from '@/domain/account/relationship';
import type { Core } from '@/data/core';
import type { Platform } from '@/data/platform';
import type { Toggle } from '@/data/wishes/toggle';
import type { ToggleDeps } from './status-toggles';

/** S2 §4: the server may need a moment; asked again so often, so many milliseconds apart. */
const TRIES = 3;
const APART = 500;

export interface FollowDeps extends ToggleDeps {
  platform: Platform;
  tell: Core['tell'];
}

const isFollowed = (relationship: Relationship): boolean => relationship.following || relationship.requested;

const withFollow = (relationship: Relationship, on: boolean, locked: boolean): Relationship => {
  if (isFollowed(relationship) === on) return relationship;
  return { ...relationship, following: on && !locked, requested: on && locked, changing: 'follow' };
};

const pause = (platform: Platform): Promise<void> =>
  new Promise((resolve) => void platform.after(APART, resolve));

/** Asks again while the server says neither "following" nor "requested" after a follow. */
async function settle({ remote, ingest, platform }: FollowDeps, id: AccountId): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    await pause(platform);
    const told = await remote.relationships([id]).catch(() => []);
    ingest.relationships(told);
    if (told.some((relationship) => relationship.id === id && isFollowed(relationship))) return;
  }
}

export function followToggle(deps: FollowDeps, id: AccountId): Toggle<Relationship> {
  const { store, ingest, remote, notices } = deps;
  return {
    isOn() {
      const known = store.relationships.truth(id);
      return known && isFollowed(known);
    },
    lay: (on) =>
      store.relationships.addPatch(id, (relationship) =>
        withFollow(relationship, on, store.accounts.get(id)?.locked ?? false),
      ),
    send: (on) => remote.follow(id, on),
    accept(answer, on) {
      ingest.relationships([answer]);
      deps.tell({ is: 'relationship', relationship: answer });
      if (on && !isFollowed(answer)) void settle(deps, id);
    },
    ask: async () => ingest.relationships(await remote.relationships([id])),
    report(error, on) {
      if (error === null || error.kind === 'aborted') return;
      const messageKey = on ? 'account_errors.follow' : 'account_errors.unfollow';
      const name = store.accounts.get(id)?.acct ?? '';
      notices.push({ level: 'error', messageKey, messageArgs: { name }, timeout: 8000, error });
    },
  };
}
