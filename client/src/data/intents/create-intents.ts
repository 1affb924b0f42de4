import { toApiError, type ApiError } from '@/domain/api-error';
import type { AccountId, RealmKey, StatusId } from '@/domain/ids';
import type { Relationship } from '@/domain/account/relationship';
import type { Status } from '@/domain/status/status';
import type { Intents } from './intents';
import type { OutgoingStatus } from '@/domain/writing/outgoing-status';
import type { RecentEmoji } from '@/data/recent-emoji';
import type { WishKind } from '@/data/wishes/wish';
import type { Wishes } from '@/data/wishes/wishes';
import { followToggle, type FollowDeps } from './follow-toggle';
import { isGone } from './is-gone';
import { reactionToggle } from './reaction-toggle';
import { takeOwnPost } from './own-post';
import { bookmarkToggle, favouriteToggle, muteToggle, pinToggle, repeatToggle } from './status-toggles';
import { createMuteEnds } from './mute-ends';

export interface IntentDeps extends FollowDeps {
  recentEmoji: RecentEmoji;
  wishes: Wishes;
  /** Own account, null for a visitor. */
  me: AccountId | null;
  /** Names what is kept in this browser. */
  key: RealmKey;
  /** A post of one's own exists now: lists take it in. */
  posted(status: Status): void;
  /** A post is gone: lists drop it. */
  removed(id: StatusId): void;
  requestAnswered(accountId: AccountId, approved: boolean): void;
}

async function post(deps: IntentDeps, outgoing: OutgoingStatus): Promise<StatusId> {
  const bundle = await deps.remote.post(outgoing).catch((thrown: unknown) => {
    throw toApiError(thrown);
  });
  return takeOwnPost(deps, bundle);
}

/** The post is hidden at once and comes back with a banner when the server refuses. */
async function remove(deps: IntentDeps, id: StatusId): Promise<void> {
  const { remote, store, notices } = deps;
  const show = store.statuses.addPatch(id, () => undefined);
  try {
    await remote.remove(id);
    store.batch.run(() => {
      deps.removed(id);
      show();
    });
  } catch (thrown) {
    const error = toApiError(thrown);
    // Gone on the server already: nothing is left to bring back.
    const gone = error.kind === 'not-found' && (await isGone(remote, id));
    store.batch.run(() => {
      if (gone) deps.removed(id);
      else notices.setForStatus(id, error);
      show();
    });
  }
}

/** A follow request that was answered, here or elsewhere: relationship, count and lists follow. */
function requestGone(
  deps: IntentDeps,
  id: AccountId,
  relationship: Relationship | null,
  approved: boolean,
): void {
  const { store, ingest, me } = deps;
  store.batch.run(() => {
    if (relationship) ingest.relationships([relationship]);
    const known = store.relationships.truth(id);
    if (known) store.relationships.put(id, { ...known, followedBy: approved, requestedBy: false });
    const own = me === null ? undefined : store.accounts.truth(me);
    if (own?.own) {
      const followRequestsCount = Math.max(0, own.own.followRequestsCount - 1);
      store.accounts.put(own.id, { ...own, own: { ...own.own, followRequestsCount } });
    }
    deps.requestAnswered(id, approved);
  });
}

/** Servers answer 404 or 500 where another device was first: what they say of the two people then, null if it waits. */
async function answeredElsewhere(
  { remote }: IntentDeps,
  id: AccountId,
  { kind }: ApiError,
): Promise<Relationship | null> {
  if (kind !== 'not-found' && kind !== 'server') return null;
  const told = await remote.relationships([id]).catch(() => []);
  return told.find((one) => one.id === id && !one.requestedBy) ?? null;
}

async function answerFollowRequest(deps: IntentDeps, id: AccountId, approve: boolean): Promise<void> {
  const { remote, notices } = deps;
  try {
    requestGone(deps, id, await remote.answerFollowRequest(id, approve), approve);
  } catch (caught) {
    const error = toApiError(caught);
    const told = await answeredElsewhere(deps, id, error);
    if (told) requestGone(deps, id, told, told.followedBy);
    if (told?.followedBy === approve) return;
    notices.push({
      level: told ? 'info' : 'error',
      messageKey: `account_errors.${told ? 'request_gone' : 'follow_request'}`,
      messageArgs: {},
      timeout: 8000,
      error: told ? null : error,
      again: told ? undefined : () => void answerFollowRequest(deps, id, approve),
    });
  }
}

export function createIntents(deps: IntentDeps): Intents {
  const { wishes } = deps;
  const muteEnds = createMuteEnds(deps);
  /** A repeat has no switches of its own: what is done to it is done to the repeated post. */
  const target = (id: StatusId): StatusId => deps.store.statuses.truth(id)?.reblogId ?? id;
  wishes.knows(['favourite'], ({ id }) => favouriteToggle(deps, id));
  wishes.knows(['repeat'], ({ id, details }) =>
    repeatToggle(deps, id, details?.visibility, () => wishes.set({ is: 'repeat', id }, false)),
  );
  wishes.knows(['bookmark'], ({ id }) => bookmarkToggle(deps, id));
  wishes.knows(['pin'], ({ id }) => pinToggle(deps, id));
  wishes.knows(['mute-conversation'], ({ id, details }) =>
    muteToggle(deps, muteEnds, id, details?.seconds ?? 0),
  );
  wishes.knows(['react'], ({ id, details }) =>
    reactionToggle(deps, id, details?.emoji ?? { name: '', url: null }),
  );
  wishes.knows(['follow'], ({ id }) => followToggle(deps, id));
  const about =
    (is: WishKind) =>
    (id: StatusId, on: boolean): void =>
      wishes.set({ is, id: target(id) }, on);
  return {
    favourite: about('favourite'),
    repeat: (id, on, visibility) => wishes.set({ is: 'repeat', id: target(id), details: { visibility } }, on),
    bookmark: about('bookmark'),
    pin: about('pin'),
    muteConversation: about('mute-conversation'),
    mutedUntil: (id) => muteEnds.of(target(id)),
    react: (id, { name, url }, on) =>
      wishes.set({ is: 'react', id: target(id), details: { emoji: { name, url } } }, on),
    follow: (id, on) => wishes.set({ is: 'follow', id }, on),
    remove: (id) => remove(deps, id),
    answerFollowRequest: (id, approve) => answerFollowRequest(deps, id, approve),
    post: (status) => post(deps, status),
  };
}
