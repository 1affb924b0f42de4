import type { Realm } from '@/data/realm';
import type { SavedAccount, Sessions } from '@/data/session/sessions';
import type { RealmKey } from '@/domain/ids';
import { isPushedTo } from '@/data/push/kept-push';
import { showUnlessLookedAt } from '@/features/notifications/badge/desktop-alerts';
import { wholeAddress } from '@/domain/account/whole-address';
import { inOneTab } from '@/lib/tab-locks';
import { warn } from '@/app/boot/warn';

type AlertSessions = Pick<Sessions, 'accounts' | 'active' | 'beside' | 'switchTo'>;

/** Shows the account, and then the page that a notification is about. */
function openAs(
  sessions: AlertSessions,
  key: RealmKey,
  navigate: (path: string) => void,
): (path: string) => void {
  return (path) => {
    if (sessions.active.get().key !== key) sessions.switchTo(key);
    navigate(path);
  };
}

/** Its filters say what is not to be told. */
async function hear(realm: Realm, who: string, open: (path: string) => void): Promise<() => void> {
  const acting = await realm.late.acting.load();
  await realm.late.filters.load().catch(() => null);
  return acting.hear((received) => void showUnlessLookedAt(realm, received, open, who));
}

/** Of one account, from when this tab is the one that does it. */
function alertsOf(
  sessions: AlertSessions,
  account: SavedAccount,
  navigate: (path: string) => void,
): () => void {
  const { key } = account;
  let stop: (() => void) | null = null;
  let gone = false;
  const begin = async (): Promise<void> => {
    // The service worker tells of it then: nobody is told twice.
    const realm = (await isPushedTo(key)) ? null : await sessions.beside(key);
    if (gone || !realm) return;
    const end = await hear(realm, `@${wholeAddress(account)}`, openAs(sessions, key, navigate));
    if (gone) end();
    else stop = end;
  };
  // The same name as in a tab that shows this account.
  return inOneTab(`skein-alerts ${key}`, () => {
    begin().catch(() => warn('alerts of another account could not be begun'));
    return () => {
      gone = true;
      stop?.();
    };
  });
}

/**
 * Desktop alerts of the accounts that are not shown. Each costs its server one stream of notifications alone, held by
 * one tab of all. Returns the way to stop.
 */
export function alertsOfOthers(sessions: AlertSessions, navigate: (path: string) => void): () => void {
  const stops = new Map<RealmKey, () => void>();
  const arrange = (): void => {
    const shown = sessions.active.get().key;
    const wanted = sessions.accounts.get().filter(({ key }) => key !== shown);
    for (const [key, stop] of stops) {
      if (wanted.some((account) => account.key === key)) continue;
      stop();
      stops.delete(key);
    }
    for (const account of wanted)
      if (!stops.has(account.key)) stops.set(account.key, alertsOf(sessions, account, navigate));
  };
  const forget = sessions.accounts.subscribe(arrange);
  arrange();
  return () => {
    forget();
    stops.forEach((stop) => stop());
  };
}
