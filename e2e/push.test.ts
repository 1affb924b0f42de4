import { createServer, type Server } from 'node:http';
import type { BrowserContext, Page, Worker } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/test';
import { LONG } from './support/long';
import { decryptPush, newPushKeys, type PushKeys } from '../instance/src/testing/push-reader.ts';
import { Person } from './support/person';
import { logOut } from './support/screen';
import { visit, world, type Visit } from './support/world';
import { signIn } from './support/browser';

const place = world({ engine: 'whole', serviceWorker: true });
let admin: Person;
/** Stands for the service of the browser's maker, which tests cannot reach. */
let service: Server;
let address = '';
let received: { path: string; body: Buffer }[] = [];
test.beforeAll(async () => {
  admin = await Person.as(place.instance.url, 'admin');
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', body: Buffer.concat(parts) });
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve);
  });
  const at = service.address();
  address = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
});
test.afterAll(() => service.close());

/** The browser's subscriptions are made by the test, so that it has their keys. */
async function withService(context: BrowserContext, keys: PushKeys, name: string): Promise<void> {
  await context.addInitScript(
    ([endpoint, p256dh, auth]) => {
      let made: object | null = null;
      const bytes = (text: string): ArrayBuffer =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0)).buffer;
      const make = (applicationServerKey: string): object => ({
        endpoint,
        options: { applicationServerKey: bytes(applicationServerKey) },
        getKey: (which: string) => bytes(which === 'auth' ? auth : p256dh),
        unsubscribe: () => Promise.resolve(void (made = null)),
      });
      Object.assign(PushManager.prototype, {
        getSubscription: () => Promise.resolve(made),
        subscribe: (options: { applicationServerKey: string }) =>
          Promise.resolve((made = make(options.applicationServerKey))),
      });
    },
    [`${address}/${name}`, keys.pair.getPublicKey('base64url'), keys.auth.toString('base64url')] as const,
  );
}

async function openPushSetting(page: Page) {
  await page.goto(`${place.url}/settings/notifications`);
  return page.getByRole('group', { name: 'Push notifications' });
}

async function workerOf(context: BrowserContext): Promise<Worker> {
  const [worker] = context.serviceWorkers();
  return worker ?? context.waitForEvent('serviceworker');
}

/** Hands a message to the service worker, as the browser does with one that it has decrypted. */
async function deliver(page: Page, message: unknown): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === `${place.url}/`);
      if (found) resolve(found.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: place.url,
    registrationId: await registration,
    data: JSON.stringify(message),
  });
}

const Shown = v.object({
  title: v.string(),
  body: v.string(),
  tag: v.string(),
  actions: v.array(v.string()),
});

const Numbered = v.object({ notification_id: v.union([v.string(), v.number()]) });

/** What the system shows of this site. */
const shownBy = async (worker: Worker): Promise<v.InferOutput<typeof Shown>[]> =>
  v.parse(
    v.array(Shown),
    await worker.evaluate(`self.registration.getNotifications().then((all) => all.map((one) => ({
      title: one.title, body: one.body, tag: one.tag, actions: one.actions.map(({ action }) => action),
    })))`),
  );

/** A press on the newest notification. */
const press = (worker: Worker, action: string): Promise<unknown> =>
  worker.evaluate(`(async () => {
    const [notification] = (await self.registration.getNotifications()).reverse();
    const event = new NotificationEvent('notificationclick', { notification, action: ${JSON.stringify(action)} });
    let done;
    Object.defineProperty(event, 'waitUntil', { value: (work) => { done = work; } });
    self.dispatchEvent(event);
    await done;
  })()`);

let visits = 0;
const sentTo = (name: string): Buffer[] =>
  received.filter(({ path }) => path === `/${name}`).map(({ body }) => body);

/** Signed in as one's own session, with push on. */
async function withPush(
  { page, context }: Visit,
  username: string,
  keys: PushKeys,
): Promise<{ worker: Worker; messages: () => unknown[] }> {
  await context.grantPermissions(['notifications'], { origin: place.url });
  // What an earlier visit was subscribed to stays so.
  visits += 1;
  const name = `${username}-${visits}`;
  await withService(context, keys, name);
  await signIn(page, place.url, username);
  await page.waitForURL('**/main/friends');
  const setting = await openPushSetting(page);
  await setting.getByRole('button', { name: 'Turn on' }).click();
  await setting.getByText('This browser tells you of news').waitFor();
  received = [];
  return {
    worker: await workerOf(context),
    messages: () => sentTo(name).map((body) => decryptPush(body, keys)),
  };
}

async function turnOff(page: Page): Promise<void> {
  const setting = page.getByRole('group', { name: 'Push notifications' });
  await setting.getByRole('button', { name: 'Turn off' }).click();
  await setting.getByRole('button', { name: 'Turn on' }).waitFor();
  await page.locator('[data-state=kept]').first().waitFor({ state: 'attached' });
}

/** What came, once there are so many. */
async function arrived(messages: () => unknown[], count: number): Promise<unknown[]> {
  await expect.poll(() => messages().length).toBe(count);
  return messages();
}

test.describe('web push', () => {
  test('webPushNotifications brings a mention while no page is open, one notification a conversation, opens at its place, and says nothing more once it is off or its account has signed out', () =>
    visit(place, {}, async (opened) => {
      const { page } = opened;
      const { worker, messages } = await withPush(opened, 'ada', newPushKeys());
      const first = await admin.post('@ada a hidden matter', { spoiler_text: 'the warning' });
      const [message] = await arrived(messages, 1);
      expect(message).toMatchObject({ notification_type: 'mention' });
      await page.goto('about:blank');
      await deliver(page, message);
      await expect
        .poll(() => shownBy(worker))
        .toMatchObject([
          {
            title: expect.stringContaining('mentioned you'),
            body: 'the warning',
            actions: ['favourite', 'reply'],
          },
        ]);
      await admin.reply(first.id, '@ada and more');
      const [, next] = await arrived(messages, 2);
      await deliver(page, next);
      await expect
        .poll(async () => (await shownBy(worker)).map(({ body }) => body))
        .toEqual([expect.stringContaining('and more')]);
      // A press on the action does it, without a window.
      await press(worker, 'favourite');
      const replies = await admin.call('GET', `/api/v1/statuses/${first.id}/context`);
      const { descendants } = v.parse(
        v.object({ descendants: v.array(v.object({ favourites_count: v.number() })) }),
        replies,
      );
      expect(descendants.at(-1)?.favourites_count).toBe(1);
      expect(await shownBy(worker)).toEqual([]);
      // What was read on another device is put away.
      await admin.post('@ada read on the other device');
      const [, , third] = await arrived(messages, 3);
      await deliver(page, third);
      await expect.poll(async () => (await shownBy(worker)).length).toBe(1);
      const { notification_id: read } = v.parse(Numbered, third);
      const ada = await Person.as(place.instance.url, 'ada');
      await ada.call('POST', '/api/v1/pleroma/notifications/read', { max_id: String(read) });
      await page.goto(`${place.url}/main/friends`);
      await page.getByRole('article').first().waitFor();
      await page.mouse.move(500, 300);
      await expect.poll(() => shownBy(worker), { timeout: 15_000 }).toEqual([]);
      // A press opens it in the window that is there, which hears once its late code is there.
      const { id } = await admin.post('@ada come and see');
      const [, , , fourth] = await arrived(messages, 4);
      await page.goto('about:blank');
      await deliver(page, fourth);
      await expect.poll(async () => (await shownBy(worker)).length).toBe(1);
      await page.goto(`${place.url}/main/friends`);
      await page.getByRole('article').first().waitFor();
      await page.mouse.move(400, 300);
      await page.waitForLoadState('networkidle');
      await press(worker, '');
      await page.waitForURL(`**/notice/${id}`);
      // Once it is off it says nothing more, here and on the server.
      const setting = await openPushSetting(page);
      await setting.getByRole('button', { name: 'Turn off' }).click();
      await setting.getByRole('button', { name: 'Turn on' }).waitFor();
      await admin.post('@ada unheard');
      // The server has nowhere to send it: what is sent next is the next thing to come.
      await setting.getByRole('button', { name: 'Turn on' }).click();
      await setting.getByText('This browser tells you of news').waitFor();
      await admin.post('@ada heard again');
      const [, , , , fifth] = await arrived(messages, 5);
      expect(fifth).toMatchObject({ body: expect.stringContaining('heard again') });
      // A signed-out account is told of nothing.
      await page.goto('about:blank');
      await deliver(page, fifth);
      await expect.poll(async () => (await shownBy(worker)).length).toBe(1);
      await page.goto(`${place.url}/main/friends`);
      await logOut(page);
      await expect.poll(() => shownBy(worker)).toEqual([]);
      const kept = (): Promise<number> =>
        page.evaluate(async () => (await (await caches.open('skein-push')).keys()).length);
      await expect.poll(kept).toBe(0);
      await page.goto('about:blank');
      await deliver(page, fifth);
      expect(await shownBy(worker)).toEqual([]);
    }));

  // Both halves are unit tests: client/src/data/push/push.test.ts, client/src/sw/push-message.test.ts.
  test('webPushHideIfCW tells what a warning covers once it is off', LONG, () =>
    visit(place, {}, async (opened) => {
      const { page } = opened;
      const { worker, messages } = await withPush(opened, 'lin', newPushKeys());
      await admin.post('@lin a hidden matter', { spoiler_text: 'the warning' });
      const [message] = await arrived(messages, 1);
      const told = async (): Promise<readonly string[]> => (await shownBy(worker)).map(({ body }) => body);
      await page.goto('about:blank');
      await deliver(page, message);
      await expect.poll(told).toEqual(['the warning']);
      await openPushSetting(page);
      const hides = page.locator('#setting-webPushHideIfCW');
      await hides.uncheck();
      await page.locator('[data-state=kept]').first().waitFor({ state: 'attached' });
      await page.reload();
      await expect(hides).not.toBeChecked();
      await page.waitForLoadState('networkidle');
      await page.goto('about:blank');
      await deliver(page, message);
      await expect.poll(told).toEqual([expect.stringContaining('a hidden matter')]);
      await openPushSetting(page);
      await turnOff(page);
    }),
  );
});
