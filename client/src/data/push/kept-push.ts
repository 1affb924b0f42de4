import type { RealmKey } from '@/domain/ids';
import { PUSH_KINDS, type PushAlerts } from '@/domain/notification/push-alerts';
import { dto, text } from '@/api/decode/shape';
import { within } from '@/lib/within';
import type { PushWords } from './push';

/** Named again in sw/push.ts, which reads what is kept here. */
const CACHE = 'skein-push';
/** For the browser's own service to end a subscription; milliseconds. */
const PATIENCE = 5_000;

/** What the service worker needs for the messages of one session. No token: sessions are known by its digest. */
export interface KeptPush {
  base: string;
  realm: RealmKey;
  alerts: PushAlerts;
  hidesAll: boolean;
  hidesBehindWarning: boolean;
  /** What meets the reader's filters, as `phrasePattern`: is not told, or without what was written. */
  hides: string;
  folds: string;
  words: PushWords;
}

const place = (mark: string): string => `/push/${mark}`;

function decodeKept(value: unknown): KeptPush {
  const from = dto(value);
  const alerts = dto(from.alerts);
  const [mention, favourite, reblog, follow, poll, reaction] = PUSH_KINDS.map(
    (kind) => alerts[kind] === true,
  );
  return {
    base: text(from.base),
    realm: text(from.realm),
    hidesAll: from.hidesAll === true,
    hidesBehindWarning: from.hidesBehindWarning === true,
    hides: text(from.hides),
    folds: text(from.folds),
    words: Object.fromEntries(Object.entries(dto(from.words)).map(([name, said]) => [name, text(said)])),
    alerts: {
      mention: mention === true,
      favourite: favourite === true,
      reblog: reblog === true,
      follow: follow === true,
      poll: poll === true,
      'pleroma:emoji_reaction': reaction === true,
    },
  };
}

export async function readKept(mark: string): Promise<KeptPush | null> {
  const found = await caches.match(place(mark), { cacheName: CACHE });
  return found ? decodeKept(await found.json()) : null;
}

/** Whether this browser wants push for an account. */
export async function isPushedTo(realm: RealmKey): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    const kept = decodeKept(await cache.match(request).then((found) => found?.json()));
    if (kept.realm === realm) return true;
  }
  return false;
}

export async function keep(mark: string, kept: KeptPush): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(place(mark), new Response(JSON.stringify(kept)));
}

/**
 * Of accounts that are signed out here, or want no push: what is kept for them, the notifications that are still shown
 * (they hold the token that they came with), and, with the last account, the browser's own subscription.
 */
export async function forgetWhere(
  isGone: (kept: Pick<KeptPush, 'base' | 'realm'>) => boolean,
): Promise<void> {
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return;
  const cache = await caches.open(CACHE);
  let others = 0;
  for (const request of await cache.keys()) {
    const kept = decodeKept(await cache.match(request).then((found) => found?.json()));
    if (isGone(kept)) await cache.delete(request);
    else others += 1;
  }
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? [])
    if (isGone(decodeKept(shown.data))) shown.close();
  if (others > 0) return;
  const found = await registration?.pushManager?.getSubscription();
  // The browser's own service may be out of reach: nothing is kept for its messages any more.
  if (found) await within(PATIENCE, found.unsubscribe()).catch(() => undefined);
}

/** The notifications of the system that one account's messages have made, and that are seen meanwhile, go. */
export async function closeSeen(realm: RealmKey, isSeen: (notificationId: string) => boolean): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) {
    const of = dto(shown.data);
    if (of.realm === realm && isSeen(text(of.id))) shown.close();
  }
}

export const forgetPush = (gone: RealmKey): Promise<void> => forgetWhere(({ realm }) => realm === gone);
