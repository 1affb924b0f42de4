import { expect, test } from './support/test';
import { settled } from './support/browser';
import { LONG } from './support/long';
import { Person } from './support/person';
import { postWith, showNew } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
let admin: Person;
test.beforeAll(async () => {
  admin = await Person.as(place.instance.url, 'admin');
});

const sockets = () => expect.poll(() => place.proxy.openSockets());

test.describe('the stream', () => {
  test('that breaks is told, and what came meanwhile is there when it is back', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      await sockets().toBe(1);
      place.proxy.refuseSockets(true);
      place.proxy.cutSockets();
      const told = page.getByRole('alert').filter({ hasText: 'New posts do not come by themselves' });
      await told.waitFor();
      await expect(told.getByText(/CloseEvent/)).toBeHidden();
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
});

test.describe('several tabs', () => {
  test('share one socket, another takes over when its tab closes, and it is closed with the last', () =>
    visitAs(place, 'ada', {}, async ({ page, context }) => {
      await sockets().toBe(1);
      const other = await context.newPage();
      await other.goto(`${place.url}/main/friends`);
      await other.getByRole('main').getByRole('article').first().waitFor();
      await admin.post('For all tabs.');
      await page.getByRole('button', { name: 'Show new (1)' }).waitFor();
      await other.getByRole('button', { name: 'Show new (1)' }).waitFor();
      expect(place.proxy.openSockets()).toBe(1);
      await page.close();
      await sockets().toBe(1);
      await admin.post('After the first tab.');
      await other.getByRole('button', { name: 'Show new (2)' }).waitFor();
      expect(place.proxy.openSockets()).toBe(1);
      await other.close();
      await sockets().toBe(0);
    }));
});

test.describe('a network that is lost', () => {
  // That each page asks again by itself: client/src/app/routes/away.dom.test.tsx, timeline-registry.test.ts.
  test('is one notice in plain words, whatever fails by it, and once it is back used within two seconds by a list that nobody asks for again', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      await sockets().toBe(1);
      const lift = place.proxy.down();
      const main = page.getByRole('navigation', { name: 'Main' });
      await page.getByText(/^Connection lost\./).waitFor();
      /** Notices, and words that only machines say. */
      const told = async (): Promise<number[]> => [
        await page.getByRole('button', { name: 'Close notice' }).count(),
        await page.getByText(/CloseEvent|NetworkError|Failed to fetch/).count(),
      ];
      for (const name of ['Bookmarks', 'Home', 'Lists']) {
        await main.getByRole('link', { name, exact: true }).click();
        await page.getByRole('heading', { level: 1, name }).waitFor();
        const [notices = 0, words] = await settled(page, told);
        expect([notices < 2, words]).toEqual([true, 0]);
      }
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).first().waitFor();
      const rows = page.getByRole('main').locator('article, li:has(a)');
      await expect(rows).toHaveCount(0);
      lift();
      // And what a busy machine needs to draw them.
      await rows.first().waitFor({ timeout: 6000 });
      await page.getByText('The connection is back.').waitFor();
      const [notices = 0] = await settled(page, told);
      expect(notices).toBeLessThan(2);
    }));
});

// What hangs is asked anew, and the way back is found beside it: overheard.test.ts, reach.test.ts in client/src/data.
test('a network of which nothing is heard is told of, and its return brings at once what waits', LONG, () =>
  visitAs(place, 'ada', { path: '/bookmarks' }, async ({ page }) => {
    const lift = place.proxy.fault(/^\/api\//, { is: 'hang' });
    await page.evaluate(() => history.pushState(null, '', '/main/public'));
    await page.getByText(/^Connection lost\./).waitFor();
    lift();
    // What hangs ends by itself after 30 s.
    await page.getByRole('main').getByRole('article').first().waitFor({ timeout: 20_000 });
    expect(new URL(page.url()).pathname).toBe('/main/public');
  }),
);
