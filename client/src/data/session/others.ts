import { leftToSend } from '@/data/writing/posting/left-to-send';
import type { Platform } from '@/data/platform';
import type { Realm } from '@/data/realm';
import type { Cell } from '@/data/store/cell';
import type { RealmKey } from '@/domain/ids';
import type { SafeStorage } from '@/lib/storage';
import type { SessionKeeper } from './session-keeper';
import { watchUnread } from './unread';

/** Looks after the accounts that are not shown: what is unread there, and posts of theirs that wait to be sent. */
export function watchOthers(
  keeper: SessionKeeper,
  unread: Cell<ReadonlyMap<RealmKey, number>>,
  beside: (key: RealmKey) => Promise<Realm | null>,
  platform: Pick<Platform, 'after' | 'now' | 'page' | 'onStorage'> & { storage: SafeStorage },
): void {
  const sendOne = async (key: RealmKey): Promise<void> => {
    // Its outbox goes on by itself, as it does where the account is shown.
    if (await leftToSend(key)) await (await beside(key))?.late.posting.load();
  };
  const send = (): void => {
    for (const { key } of keeper.store.get().sessions)
      if (key !== keeper.host.shown().key) sendOne(key).catch(() => undefined);
  };
  watchUnread(keeper, unread, platform);
  keeper.host.active.subscribe(send);
  send();
}
