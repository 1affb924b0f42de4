import { expect, test } from './support/test';
import { PHONE, settled } from './support/browser';
import { Person } from './support/person';
import { favouriteOf, moreOf, postById } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
let admin: Person;
let ada: Person;
test.beforeAll(async () => {
  admin = await Person.as(place.instance.url, 'admin');
  ada = await Person.as(place.instance.url, 'ada');
});

const pressed = (on: boolean) => (on ? 'true' : 'false');

test.describe('a table wider than its post', () => {
  test('scrolls inside it, by keyboard too, and the page does not', async () => {
    const row = (of: string): string => `<tr>${`<td>${of}</td>`.repeat(14)}</tr>`;
    const table = `<table>${row('Breakwater')}${row('Harbourmaster')}</table>`;
    const { id } = await ada.post('Tides of the week TABLE');
    place.proxy.fault(/^\/api\/v1\/statuses\//, {
      is: 'change',
      change: (json) => json.replaceAll('TABLE', table),
    });
    await visitAs(place, 'ada', { path: `/notice/${id}`, viewport: PHONE }, async ({ page }) => {
      const region = postById(page, id).getByRole('region', { name: 'Table, scrolls sideways' });
      await region.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => region.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    });
  });
});

test('text that moves is not cut at the edge of its lines', async () => {
  const { id } = await ada.post('$[spin turning like a potter’s wheel]', {
    content_type: 'text/x.misskeymarkdown',
  });
  await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page }) => {
    const turning = postById(page, id).locator('[data-effects] [data-mfm="spin"]');
    await turning.waitFor();
    // Upright, it reaches far above and below its line.
    const upright = await turning.evaluate(async (words) => {
      for (const animation of words.getAnimations()) {
        animation.pause();
        animation.currentTime = Number(animation.effect?.getTiming().duration ?? 0) / 4;
        await animation.ready;
      }
      const { left, top, width } = words.getBoundingClientRect();
      const lines = words.closest('[data-effects]')?.getBoundingClientRect().top ?? 0;
      return { x: left, y: top, width, height: lines - 10 - top };
    });
    expect(upright.height).toBeGreaterThan(20);
    const shown = await page.screenshot({ clip: upright });
    await turning.evaluate((words) => {
      if (words instanceof HTMLElement) words.style.visibility = 'hidden';
    });
    const hidden = await page.screenshot({ clip: upright });
    expect(shown.equals(hidden)).toBe(false);
  });
});

test.describe('acting on a post', () => {
  test('favourites at once, and it is still so after a reload', async () => {
    const { id } = await admin.post('To be favourited.');
    await visitAs(place, 'ada', {}, async ({ page }) => {
      const star = favouriteOf(postById(page, id));
      const answered = page.waitForResponse(/\/favourite$/);
      await star.click();
      await expect(star).toHaveAttribute('aria-pressed', pressed(true));
      expect((await answered).status()).toBe(200);
      await expect(star).toHaveAttribute('aria-label', 'Favorite, 1');
      await page.reload();
      await expect(star).toHaveAttribute('aria-pressed', pressed(true));
    });
  });
});

test('a name longer than a phone is wide is cut at its own end where the page reads from the right', async () => {
  const rename = (name: string): Promise<unknown> =>
    admin.call('PATCH', '/api/v1/accounts/update_credentials', { display_name: name });
  await rename('Harbour Office of the Northern Tidepools');
  const { id } = await admin.post('Under a long name.');
  const options = { path: '/main/friends?lang=ar-XB', viewport: { width: 390, height: 844 } };
  const seen = visitAs(place, 'ada', options, async ({ page }) => {
    const name = postById(page, id).locator('header').getByText('Harbour Office of');
    await name.waitFor();
    // The name's own box is cut, which has the direction of its letters, and not what goes on beside a box of the page's.
    const [own, cut] = await settled(page, () =>
      name.evaluate((element) => [element, element.parentElement].map((one) => one?.getBoundingClientRect())),
    );
    expect(own?.width).toBeGreaterThan(0);
    expect(own?.left).toBeGreaterThanOrEqual((cut?.left ?? 0) - 1);
    expect(own?.right).toBeLessThanOrEqual((cut?.right ?? 0) + 1);
  });
  await seen.finally(() => rename('Harbour Office'));
});

test('a handle that is too long for a phone is cut before the name is', async () => {
  const { id } = await admin.post('Under a long handle.');
  place.proxy.fault(/\/api\/v1\//, {
    is: 'change',
    change: (json) => json.replaceAll('"acct":"admin"', '"acct":"harbour_office@north.tidepools.example"'),
  });
  await visitAs(place, 'ada', { viewport: { width: 390, height: 844 } }, async ({ page }) => {
    const head = postById(page, id).locator('header');
    await head.getByText('@harbour_office@').waitFor();
    // How many pixels of its own letters each does not show.
    const [name, handle] = await settled(page, () =>
      head.evaluate((header) =>
        [header.querySelector('bdi'), header.firstElementChild?.lastElementChild].map(
          (element) => (element?.scrollWidth ?? NaN) - (element?.clientWidth ?? NaN),
        ),
      ),
    );
    expect(handle).toBeGreaterThan(5);
    expect(name).toBe(0);
  });
});

test('a name longer than a phone is wide leaves the handle its place beside the time', async () => {
  const { id } = await admin.post('Under a long name.');
  place.proxy.fault(/\/api\/v1\//, {
    is: 'change',
    change: (json) => json.replaceAll('"Harbour Office"', `"${'Harbour Office '.repeat(9)}"`),
  });
  await visitAs(place, 'ada', { viewport: { width: 390, height: 844 } }, async ({ page }) => {
    const head = postById(page, id).locator('header');
    await head.getByText('Harbour Office Harbour Office').waitFor();
    const [handle, time] = await settled(page, () =>
      head.evaluate((header) =>
        [header.firstElementChild?.lastElementChild, header.lastElementChild].map((element) =>
          element?.getBoundingClientRect(),
        ),
      ),
    );
    expect(handle?.right).toBeLessThanOrEqual(time?.left ?? 0);
    expect(handle?.width).toBeGreaterThan(0);
  });
});

test('at 200 % zoom of a phone all that one can do with a post stands within it, and nothing on the name above', async () => {
  const { id } = await admin.post('Looked at closely.');
  await visitAs(place, 'ada', { viewport: { width: 195, height: 422 }, hasTouch: true }, async ({ page }) => {
    const actions = postById(page, id).getByRole('group', { name: 'Actions' }).locator('> :visible');
    await actions.last().waitFor();
    const end = (): Promise<number> =>
      actions.evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
    await expect.poll(end).toBeLessThanOrEqual(195);
    const bar = page.getByRole('banner').first();
    const [name, search] = await settled(page, () =>
      Promise.all(
        [bar.getByText('Tidepool'), bar.getByRole('link', { name: 'Search' })].map((one) =>
          one.boundingBox(),
        ),
      ),
    );
    expect((name?.x ?? NaN) + (name?.width ?? NaN)).toBeLessThanOrEqual((search?.x ?? NaN) + 1);
  });
});

test('a post goes and changes by the stream while it is read', async () => {
  const goes = await admin.post('Will be deleted elsewhere.');
  const changes = await admin.post('Will be changed elsewhere.');
  await visitAs(place, 'ada', {}, async ({ page }) => {
    await postById(page, changes.id).waitFor();
    await expect.poll(() => place.proxy.openSockets()).toBe(1);
    await admin.edit(changes.id, 'Was changed elsewhere.');
    await postById(page, changes.id).getByText('Was changed elsewhere.').waitFor();
    await admin.delete(goes.id);
    await postById(page, goes.id).waitFor({ state: 'detached' });
    await moreOf(postById(page, changes.id)).waitFor();
  });
});
