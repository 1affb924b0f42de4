import { expect, test } from './support/test';
import { axeFindings, PHONE, settled } from './support/browser';
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

test('text that moves is not cut at the edge of its lines, and stands still where motion is not wanted', async () => {
  const { id } = await ada.post('$[spin.speed=2s turning like a potter’s wheel] and $[x2 large]', {
    content_type: 'text/x.misskeymarkdown',
  });
  await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page }) => {
    const turning = postById(page, id).locator('[data-effects] [data-mfm="spin"]');
    const style = (name: string): Promise<string> =>
      turning.evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);
    await expect.poll(() => style('display')).toBe('inline-block');
    await expect.poll(() => style('animation-name')).toBe('mfm-spin');
    await expect.poll(() => style('animation-duration')).toBe('2s');
    const large = postById(page, id).locator('[data-mfm="x2"]');
    const pixels = await large.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(pixels).toBeGreaterThan(24);
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
    const showIt = (visibility: string): Promise<void> =>
      turning.evaluate((words, value) => {
        if (words instanceof HTMLElement) words.style.visibility = value;
      }, visibility);
    await showIt('hidden');
    const hidden = await page.screenshot({ clip: upright });
    expect(shown.equals(hidden)).toBe(false);
    await showIt('');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => style('animation-name')).toBe('none');
    await expect.poll(() => style('display')).toBe('inline-block');
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
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

test('on a phone a handle that is too long is cut before the name is, a longer name leaves the handle its place, a wide table scrolls in its post; at 200 % zoom all that one can do stands within it', async () => {
  const row = (of: string): string => `<tr>${`<td>${of}</td>`.repeat(14)}</tr>`;
  const table = `<table>${row('Breakwater')}${row('Harbourmaster')}</table>`;
  const handled = await admin.post('Under a long handle.');
  const named = await ada.post('Under a long name. TABLE');
  place.proxy.fault(/\/api\/v1\//, {
    is: 'change',
    change: (json) =>
      json
        .replaceAll('"acct":"admin"', '"acct":"harbour_office@north.tidepools.example"')
        .replaceAll('"Ada Vale"', `"${'Ada Vale '.repeat(16)}"`)
        .replaceAll('TABLE', table),
  });
  await visitAs(place, 'ada', { viewport: PHONE, hasTouch: true }, async ({ page }) => {
    const handle = postById(page, handled.id).locator('header');
    await handle.getByText('@harbour_office@').waitFor();
    // How many pixels of its own letters each does not show.
    const [ofName, ofHandle] = await settled(page, () =>
      handle.evaluate((header) =>
        [header.querySelector('bdi'), header.firstElementChild?.lastElementChild].map(
          (element) => (element?.scrollWidth ?? NaN) - (element?.clientWidth ?? NaN),
        ),
      ),
    );
    expect(ofHandle).toBeGreaterThan(5);
    expect(ofName).toBe(0);

    const name = postById(page, named.id).locator('header');
    await name.getByText('Ada Vale Ada Vale').waitFor();
    const [beside, time] = await settled(page, () =>
      name.evaluate((header) =>
        [header.firstElementChild?.lastElementChild, header.lastElementChild].map((element) =>
          element?.getBoundingClientRect(),
        ),
      ),
    );
    expect(beside?.right).toBeLessThanOrEqual(time?.left ?? 0);
    expect(beside?.width).toBeGreaterThan(0);

    const region = postById(page, named.id).getByRole('region', { name: 'Table, scrolls sideways' });
    await region.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

    await page.setViewportSize({ width: 195, height: 422 });
    const actions = postById(page, handled.id).getByRole('group', { name: 'Actions' }).locator('> :visible');
    await actions.last().waitFor();
    const end = (): Promise<number> =>
      actions.evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
    await expect.poll(end).toBeLessThanOrEqual(195);
    const bar = page.getByRole('banner').first();
    const [title, search] = await settled(page, () =>
      Promise.all(
        [bar.getByText('Tidepool'), bar.getByRole('link', { name: 'Search' })].map((one) =>
          one.boundingBox(),
        ),
      ),
    );
    expect((title?.x ?? NaN) + (title?.width ?? NaN)).toBeLessThanOrEqual((search?.x ?? NaN) + 1);
  });
});

test('a post goes and changes by the stream while it is read, and a favourite is there after a reload', async () => {
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

    const star = favouriteOf(postById(page, changes.id));
    const answered = page.waitForResponse(/\/favourite$/);
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    expect((await answered).status()).toBe(200);
    await expect(star).toHaveAttribute('aria-label', 'Favorite, 1');
    await page.reload();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  });
});
