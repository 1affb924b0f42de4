import { toApiError, type ApiError } from '@/domain/api-error';
import type { Readable } from '@/data/readable';
import type { Core } from '../core';
import { Poller } from '../fetching/poller';
import { createCell } from '../store/cell';

/** SYS-02. */
const INTERVAL = 300_000;

export interface UnreadAnnouncements extends Readable<number> {
  /** Asks now and every five minutes until the returned function is called; a visitor never asks. */
  start(): () => void;
  /** Asks again now: something was read or written. */
  refresh(): void;
}

/** How many announcements wait to be read (NAV-10). A failed question keeps the last number, without a word. */
export function createUnreadAnnouncements({
  store,
  remote,
  platform,
  reach,
  meId,
}: Core): UnreadAnnouncements {
  const count = createCell(store.batch, 0);
  const ask = async (): Promise<ApiError | null> => {
    try {
      count.set(await remote.unreadAnnouncements());
      return null;
    } catch (thrown) {
      return toApiError(thrown);
    }
  };
  const poller = new Poller({ platform, reach, interval: INTERVAL, ask });
  return {
    get: count.get,
    subscribe: count.subscribe,
    start() {
      if (meId !== null) poller.start(0);
      return () => poller.stop();
    },
    refresh: () => void ask(),
  };
}
