import { toApiError, type ApiError } from '@/domain/api-error';
import type { AccountId, RealmKey, StatusId } from '@/domain/ids';
import type { Relationship } from '@/domain/account/relationship';
import type { Status } from '@/domain/status/status';
import type { Visibility } from '@/domain/status/visibility';
import type { Intents } from './intents';
import type { OutgoingStatus } from '@/data/outgoing-status';
import type { RecentEmoji } from '@/data/recent-emoji';
import { followToggle, type FollowDeps } from './follow-toggle';
import { isGone } from './is-gone';
import { reactionToggle } from './reaction-toggle';
import { takeOwnPost } from './own-post';
import { bookmarkToggle, favouriteToggle, muteToggle, pinToggle, repeatToggle } from './status-toggles';
import { createMuteEnds } from './mute-ends';
import { ToggleLane } from './toggle-lane';

export interface IntentDeps extends FollowDeps {
  recentEmoji: RecentEmoji;
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

/** A request that is no more, whoever answered it: the relationship, the count and the lists know. */
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
    });
  }
}

export function createIntents(deps: IntentDeps): Intents {
  const lane = new ToggleLane(deps.store.batch, deps.platform);
  const muteEnds = createMuteEnds(deps);
  /** A repeat has no switches of its own: a wish about it is one about the repeated post. */
  const target = (id: StatusId): StatusId => deps.store.statuses.truth(id)?.reblogId ?? id;
  const repeat = (id: StatusId, on: boolean, visibility?: Visibility): void => {
    const undo = (): void => repeat(id, false);
    lane.set(repeatToggle(deps, target(id), visibility, undo), on);
  };
  return {
    favourite: (id, on) => lane.set(favouriteToggle(deps, target(id)), on),
    repeat,
    bookmark: (id, on) => lane.set(bookmarkToggle(deps, target(id)), on),
    pin: (id, on) => lane.set(pinToggle(deps, target(id)), on),
    muteConversation: (id, on) => lane.set(muteToggle(deps, muteEnds, target(id)), on),
    mutedUntil: (id) => muteEnds.of(target(id)),
    react: (id, emoji, on) => lane.set(reactionToggle(deps, target(id), emoji), on),
    follow: (id, on) => lane.set(followToggle(deps, id), on),
    remove: (id) => remove(deps, id),
    answerFollowRequest: (id, approve) => answerFollowRequest(deps, id, approve),
    post: (status) => post(deps, status),
  };
}
