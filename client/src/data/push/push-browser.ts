import type { PushAddress } from '@/api/endpoints/push';
import type { RealmKey } from '@/domain/ids';
import { within } from '@/lib/within';
import { forgetPush, forgetWhere, keep, readKept, type KeptPush } from './kept-push';

/** What the browser has, as far as it is of use. */
export interface Subscription {
  address: PushAddress;
  /** The server that may use it, by its public key; base64url. */
  serverKey: string;
  end(): Promise<unknown>;
}

/** The browser's side of push; tests put a fake in its place. */
export interface PushBrowser {
  isAble(): boolean;
  permission(): NotificationPermission;
  ask(): Promise<NotificationPermission>;
  subscription(): Promise<Subscription | null>;
  subscribe(serverKey: string): Promise<Subscription>;
  kept(mark: string): Promise<KeptPush | null>;
  keep(mark: string, kept: KeptPush): Promise<void>;
  forget(realm: RealmKey): Promise<void>;
  /** One server at a time has the browser's subscription. */
  forgetOthers(base: string): Promise<void>;
}

const base64url = (buffer: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const read = (subscription: PushSubscription): Subscription => ({
  address: {
    endpoint: subscription.endpoint,
    keys: {
      p256dh: base64url(subscription.getKey('p256dh')),
      auth: base64url(subscription.getKey('auth')),
    },
  },
  serverKey: base64url(subscription.options.applicationServerKey),
  end: () => subscription.unsubscribe(),
});

/** A worker that could not be installed never becomes ready; milliseconds. */
const PATIENCE = 10_000;

export const pushBrowser: PushBrowser = {
  isAble: () =>
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && 'caches' in window,
  permission: () => Notification.permission,
  ask: () => Notification.requestPermission(),
  async subscription() {
    const registration = await navigator.serviceWorker.getRegistration();
    const found = await registration?.pushManager.getSubscription();
    return found ? read(found) : null;
  },
  async subscribe(serverKey) {
    const { pushManager } = await within(PATIENCE, navigator.serviceWorker.ready);
    return read(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey }));
  },
  kept: readKept,
  keep,
  forget: forgetPush,
  forgetOthers: (base) => forgetWhere((kept) => kept.base !== base),
};
