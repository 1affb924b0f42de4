import type { Core } from '@/data/core';
import type { Lists } from '@/data/lists';
import type { AccountId } from '@/domain/ids';
import { handleStreamEvent, type StreamTargets } from './handlers';
import type { TabMessage } from './tab-messages';
import { UserStream } from './user-stream';

/** A follow that the stream tells of makes known relationships out of date. */
async function refreshRelationships(core: Core, ids: readonly AccountId[]): Promise<void> {
  const known = ids.filter((id) => id !== core.meId && core.store.relationships.truth(id));
  if (known.length === 0) return;
  // Fails without a word: the next page that shows these people asks again.
  core.ingest.relationships(await core.remote.relationships(known).catch(() => []));
}

function hear(
  core: Core,
  lists: Lists,
  message: Exclude<TabMessage, { is: 'frame' | 'state' | 'hello' }>,
): void {
  switch (message.is) {
    case 'timeline':
      return lists.timelines.takeShared(message.key, message.sinceId, message.page);
    case 'notifications':
      return lists.notifications.takeShared(message.sinceId, message.page);
    case 'read':
      return lists.notifications.takeRead(message.mark);
    case 'relationship':
      return core.ingest.relationships([message.relationship]);
  }
}

/** The stream of one realm, and where what it brings goes. */
export function createUserStream(core: Core, lists: () => Lists, filtersChanged: () => void): UserStream {
  const { store, ingest, platform, meId, server } = core;
  const targets: StreamTargets = {
    store,
    ingest,
    received: (status) => lists().received(status),
    notified: (bundle) => lists().notifications.list.receive(bundle),
    removed: (id) => lists().removed(id),
    followChanged: (ids) => void refreshRelationships(core, ids),
    filtersChanged,
    warn: (text) => platform.warn(text),
  };
  return new UserStream({
    ...core,
    batch: store.batch,
    available: () => meId !== null && server.get().can.streaming && server.get().streamingBase !== null,
    onEvent: (event) => handleStreamEvent(event, targets),
    onJoined() {
      void lists().timelines.catchUp();
      void lists().notifications.catchUp();
    },
    onStateChange() {
      lists().timelines.streamingChanged();
      lists().notifications.streamingChanged();
    },
    onMessage: (message) => hear(core, lists(), message),
  });
}
