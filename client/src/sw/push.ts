import {
  isFilteredOut,
  readKept,
  readMessage,
  readNotification,
  told,
  type Got,
  type KeptPush,
  type PushMessage,
  type Told,
  type ToldData,
} from './push-message';
import { keepWords } from './shared';
import type { NotificationEvent, PushEvent, WindowClient, WorkerScope } from './worker-scope';

/** Named again in data/push/kept-push.ts; see shell-cache.ts. */
const PUSH = 'skein-push';
const PATIENCE = 8_000;
/** After this long a notification is shown without the picture of who it tells of. Browsers would wait for a minute and a half. */
const PICTURE_PATIENCE = 4_000;

/** Sessions are found by a digest of their token: nothing is kept that would let anybody in. */
async function markOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the page keeps for the session of this token; null when it has ended here or wants no push. */
async function keptFor(token: string): Promise<KeptPush | null> {
  const found = await caches.match(`/push/${await markOf(token)}`, { cacheName: PUSH });
  return found ? readKept(await found.json().catch(() => null)) : null;
}

const ask = (base: string, token: string, path: string, method = 'GET'): Promise<Response> =>
  fetch(base + path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    credentials: 'omit',
    signal: AbortSignal.timeout(PATIENCE),
  });

async function getIt({ base }: KeptPush, { token, id }: PushMessage): Promise<Got | null> {
  try {
    const answer = await ask(base, token, `/api/v1/notifications/${encodeURIComponent(id)}`);
    return answer.ok ? readNotification(await answer.json()) : null;
  } catch {
    // Without it the server's own words are shown.
    return null;
  }
}

const windowsOf = (scope: WorkerScope): Promise<readonly WindowClient[]> =>
  scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** False once the picture has kept us waiting. */
const comesInTime = (picture: string): Promise<boolean> =>
  fetch(picture, {
    mode: 'no-cors',
    credentials: 'omit',
    signal: AbortSignal.timeout(PICTURE_PATIENCE),
  })
    .then((answer) => answer.blob())
    .then(
      () => true,
      (error: unknown) => !(error instanceof DOMException && error.name === 'TimeoutError'),
    );

const isAt = (picture: string, origins: readonly string[]): boolean =>
  URL.canParse(picture) && origins.includes(new URL(picture).origin);

/**
 * Shows it with its pictures, or without those that do not come in time. One of the server is fetched before; one from
 * elsewhere only the browser may load (`img-src` of the policy), so a notification that waits for any is shown without
 * beside it, and takes its place should they come.
 */
async function show({ registration, location }: WorkerScope, { title, icon, ...rest }: Told): Promise<void> {
  const bare = { ...rest, renotify: true };
  const isOurs = isAt(icon, [location.origin, rest.data.base]);
  const shown = icon !== '' && (!isOurs || (await comesInTime(icon)));
  const whole = { ...bare, badge: '/static/icons/monochrome-96.png', ...(shown && { icon }) };
  let soon: ReturnType<typeof setTimeout> | undefined;
  const without = new Promise<void>((resolve, reject) => {
    soon = setTimeout(() => {
      registration.showNotification(title, bare).then(resolve, reject);
    }, PICTURE_PATIENCE);
  });
  await Promise.race([registration.showNotification(title, whole), without]).finally(() =>
    clearTimeout(soon),
  );
}

/** A push message becomes a notification of the system, unless somebody looks at the app right now. */
async function hear(scope: WorkerScope, event: PushEvent): Promise<void> {
  let value: unknown = null;
  try {
    value = event.data?.json();
  } catch {
    return;
  }
  const message = readMessage(value);
  const kept = message && (await keptFor(message.token));
  if (!message || !kept) return;
  if ((await windowsOf(scope)).some(({ focused }) => focused)) return;
  const got = await getIt(kept, message);
  if (isFilteredOut(message, kept, got)) return;
  await scope.navigator.setAppBadge?.().catch(() => {});
  await show(scope, told(message, kept, got));
}

/** To the page where it is to be seen: in the window that is there, else in a new one. */
async function open(
  { clients }: WorkerScope,
  windows: readonly WindowClient[],
  data: ToldData,
  path: string,
) {
  const [first] = windows.toSorted((a, b) => Number(b.focused) - Number(a.focused));
  if (!first) return void (await clients.openWindow(`${path}#realm=${encodeURIComponent(data.realm)}`));
  await first.focus().catch(() => null);
  first.postMessage({ is: 'open', path, realm: data.realm }, []);
}

/** The call that an action stands for; null for those that open a page. */
function callOf(action: string, { statusId, accountId }: ToldData): string | null {
  if (action === 'favourite' && statusId !== null)
    return `/api/v1/statuses/${encodeURIComponent(statusId)}/favourite`;
  if (action === 'approve' && accountId !== null)
    return `/api/v1/follow_requests/${encodeURIComponent(accountId)}/authorize`;
  return null;
}

/** Sends what was written in a notification. */
const post = ({ base, token, statusId, reply }: ToldData, words: string): Promise<boolean> =>
  fetch(`${base}/api/v1/statuses`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({
      status: (reply?.mentions ?? '') + words,
      in_reply_to_id: statusId,
      ...(reply?.visibility && { visibility: reply.visibility }),
    }),
    credentials: 'omit',
    signal: AbortSignal.timeout(PATIENCE),
  }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The words are kept before they are sent; what is not sent becomes a draft in a window. */
async function answer(scope: WorkerScope, data: ToldData, words: string): Promise<void> {
  const forget = await keepWords((data.reply?.mentions ?? '') + words).catch(() => null);
  if (data.reply !== null && (await post(data, words))) return void (await forget?.());
  await open(scope, await windowsOf(scope), data, '/main/share');
}

/** What a press on a notification, or on one of its actions, asks for. */
export async function press(
  scope: WorkerScope,
  { action, notification, reply = null }: NotificationEvent,
): Promise<void> {
  const { data } = notification;
  notification.close();
  const words = reply?.trim() ?? '';
  if (action === 'reply' && words !== '') return answer(scope, data, words);
  const call = callOf(action, data);
  const done =
    call !== null &&
    (await ask(data.base, data.token, call, 'POST')
      .then(({ ok }) => ok)
      .catch(() => false));
  // What could not be done is seen where it can be tried again.
  if (done) return;
  const path = action === 'reply' ? `${data.path}?reply` : data.path;
  await open(scope, await windowsOf(scope), data, path);
}

/**
 * The browser has another subscription. Its server is told by a page, which has the token: one that is open now, else
 * the next one (app/hosts/keep-push.ts).
 */
async function askToRenew(scope: WorkerScope): Promise<void> {
  for (const window of await windowsOf(scope)) window.postMessage({ is: 'renew' }, []);
}

/** Listens for push messages and for what is pressed on the notifications made of them. */
export function listenForPush(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(hear(scope, event)));
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(askToRenew(scope)));
  scope.addEventListener('notificationclick', (event) => event.waitUntil(press(scope, event)));
}
