import type { Core } from '@/data/core';
import { lookUp } from '@/data/queries/look-up';
import { hearNotifications } from '@/data/notifications/hear-notifications';
import type { Notification } from '@/domain/notification/notification';
import type { AccountId, StatusId } from '@/domain/ids';

/** What can be done as another of one's accounts; the last with people, the others with posts. */
export type Deed = 'favourite' | 'repeat' | 'bookmark' | 'follow';

/** Single deeds of an account that is not shown, and what comes to it. They are not laid over what is seen: somebody waits for the answer. */
export interface Acting {
  /** Does it to the post or person of that address, as this account's server knows it. False: it knows none. Throws ApiError. */
  act(deed: Deed, address: string): Promise<boolean>;
  /** Tells its notifications as they come, from now on; the people and posts in them are in the records. Returns the way to stop. */
  hear(onNews: (received: Notification) => void): () => void;
}

/** See `Acting`. */
export function createActing(core: Core): Acting {
  const { remote, ingest } = core;
  const toPost = async (deed: Deed, id: StatusId): Promise<void> => {
    if (deed === 'favourite') ingest.status(await remote.favourite(id, true));
    if (deed === 'repeat') ingest.status(await remote.repeat(id, true));
    if (deed === 'bookmark') ingest.status(await remote.bookmark(id, true));
  };
  const toPerson = async (id: AccountId): Promise<void> =>
    ingest.relationships([await remote.follow(id, true)]);
  return {
    hear: (onNews) => hearNotifications(core, onNews),
    async act(deed, address) {
      const place = await lookUp(core, address);
      if (!place || (place.is === 'account') !== (deed === 'follow')) return false;
      await (place.is === 'account' ? toPerson(place.id) : toPost(deed, place.id));
      return true;
    },
  };
}
