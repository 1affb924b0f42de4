import { beforeAll, describe, expect, it } from 'vitest';
import { Person } from './support/person';
import { postWith, showNew } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
let admin: Person;
beforeAll(async () => {
  admin = await Person.as(place.instance.url, 'admin');
});

const sockets = () => expect.poll(() => place.proxy.openSockets(), { timeout: 10_000 });

describe('the stream', () => {
  it('that breaks is told, and what came meanwhile is there when it is back', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      await sockets().toBe(1);
      place.proxy.refuseSockets(true);
      place.proxy.cutSockets();
      const told = page.getByRole('alert').filter({ hasText: 'New posts do not come by themselves' });
      await told.waitFor();
      expect(await told.getByText(/CloseEvent/).isVisible()).toBe(false);
      await told.getByText('Details').click();
      await told.getByText(/^CloseEvent code \d+$/).waitFor();
      await admin.post('Posted while the stream was broken.');
      place.proxy.refuseSockets(false);
      await page.getByText('New posts come by themselves again.').waitFor();
      await showNew(page);
      await postWith(page, 'Posted while the stream was broken.').waitFor();
      await admin.post('Posted when it was back.');
      await showNew(page);
      await postWith(page, 'Posted when it was back.').waitFor();
    }));

  it('that stays away gives way to polling', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      await sockets().toBe(1);
      place.proxy.refuseSockets(true);
      place.proxy.cutSockets();
      await page.getByText(/^New posts do not come by themselves/).waitFor();
      await admin.post('Found by polling.');
      await page.getByRole('button', { name: 'Show new (1)' }).click({ timeout: 30_000 });
      await postWith(page, 'Found by polling.').waitFor();
    }));

  it('is closed with the page', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      await sockets().toBe(1);
      await page.close();
      await sockets().toBe(0);
    }));
});

describe('several tabs', () => {
  it('share one socket, and another takes over when its tab closes', () =>
    visitAs(place, 'ada', {}, async ({ page, context }) => {
      await sockets().toBe(1);
      const other = await context.newPage();
      await other.goto(`${place.url}/main/friends`);
      await other.getByRole('main').getByRole('article').first().waitFor();
      const third = await context.newPage();
      await third.goto(`${place.url}/main/public`);
      await third.getByRole('main').getByRole('article').first().waitFor();
      await admin.post('For all tabs.');
      await page.getByRole('button', { name: 'Show new (1)' }).waitFor();
      await other.getByRole('button', { name: 'Show new (1)' }).waitFor();
      expect(place.proxy.openSockets()).toBe(1);
      await page.close();
      await sockets().toBe(1);
      await admin.post('After the first tab.');
      await other.getByRole('button', { name: 'Show new (2)' }).waitFor();
      expect(place.proxy.openSockets()).toBe(1);
    }));
});
