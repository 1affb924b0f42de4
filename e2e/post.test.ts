import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/test';
import { axeFindings, PHONE, settled } from './support/browser';
import { Person } from './support/person';
import { ROOT } from './support/places';
import { choose, favouriteOf, moreOf, postById, repeatOf } from './support/screen';
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

  test('repeats, and takes it back', async () => {
    const { id } = await admin.post('To be repeated.');
    await visitAs(place, 'ada', {}, async ({ page }) => {
      const repeat = repeatOf(postById(page, id).first());
      await repeat.click();
      await expect(repeat).toHaveAttribute('aria-pressed', pressed(true));
      const answered = page.waitForResponse(/\/unreblog$/);
      await repeat.click();
      expect((await answered).status()).toBe(200);
      await expect(repeat).toHaveAttribute('aria-pressed', pressed(false));
    });
  });

  test('lets nobody repeat what is for followers only, but its author', async () => {
    const theirs = await admin.post('For followers, by admin.', { visibility: 'private' });
    const own = await ada.post('For followers, by ada.', { visibility: 'private' });
    const direct = await ada.post('For nobody else.', { visibility: 'direct' });
    await visitAs(place, 'ada', {}, async ({ page }) => {
      const disabled = (id: string) => repeatOf(postById(page, id)).getAttribute('aria-disabled');
      await expect.poll(() => disabled(theirs.id)).toBe('true');
      await expect.poll(() => disabled(own.id)).toBe(null);
      await expect.poll(() => disabled(direct.id)).toBe('true');
      const answered = page.waitForRequest(/\/reblog$/);
      await repeatOf(postById(page, own.id).first()).click();
      expect((await answered).postData() ?? '').not.toContain('public');
      await expect(repeatOf(postById(page, own.id).first())).toHaveAttribute('aria-pressed', 'true');
    });
  });

  test('bookmarks from the menu', async () => {
    const { id } = await admin.post('To be bookmarked.');
    await visitAs(place, 'ada', {}, async ({ page }) => {
      const answered = page.waitForResponse(/\/bookmark$/);
      await choose(postById(page, id), page, 'Bookmark');
      expect((await answered).status()).toBe(200);
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Bookmarks', exact: true })
        .click();
      await page.waitForURL('**/bookmarks');
      await choose(postById(page, id), page, 'Remove bookmark');
    });
  });

  for (const [name, fault] of [
    ['a broken server', { is: 'status', status: 500 }],
    ['a server that is tired', { is: 'status', status: 429 }],
  ] as const) {
    test(`is taken back with a banner by ${name}`, async () => {
      const { id } = await admin.post('Not to be favourited.');
      await visitAs(place, 'ada', {}, async ({ page }) => {
        place.proxy.fault(/\/favourite$/, fault);
        const post = postById(page, id);
        await favouriteOf(post).click();
        const banner = post.getByRole('alert');
        await banner.waitFor();
        await expect(favouriteOf(post)).toHaveAttribute('aria-pressed', pressed(false));
        await expect(favouriteOf(post)).toHaveAttribute('aria-label', 'Favorite');
        await banner.getByRole('button', { name: 'Dismiss' }).click();
        await banner.waitFor({ state: 'detached' });
        place.proxy.liftAll();
        await favouriteOf(post).click();
        await expect(favouriteOf(post)).toHaveAttribute('aria-pressed', pressed(true));
      });
    });
  }

  test('follows the last of many presses, with at most one more request', async () => {
    const { id } = await admin.post('To be clicked a lot.');
    await visitAs(place, 'ada', {}, async ({ page }) => {
      const star = favouriteOf(postById(page, id));
      let letGo = (): void => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route('**/favourite', async (route) => {
        await held;
        await route.continue();
      });
      place.proxy.requests();
      const first = page.waitForResponse(/\/favourite$/);
      await star.click();
      await expect(star).toHaveAttribute('aria-pressed', pressed(true));
      for (let click = 0; click < 5; click += 1) await star.click();
      await expect(star).toHaveAttribute('aria-pressed', pressed(false));
      const second = page.waitForResponse(/\/unfavourite$/);
      letGo();
      await first;
      await second;
      await expect(star).toHaveAttribute('aria-pressed', pressed(false));
      expect(place.proxy.requests().filter((line) => line.endsWith('favourite'))).toHaveLength(2);
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

test.describe('what a post hides', () => {
  test('is shown and hidden again by the switch of a content warning', async () => {
    const { id } = await admin.post('The hidden words.', { spoiler_text: 'A warning' });
    await visitAs(place, 'ada', {}, async ({ page }) => {
      const post = postById(page, id);
      await post.getByText('A warning').waitFor();
      await expect(post.getByText('The hidden words.')).toHaveCount(0);
      await post.getByRole('button', { name: 'Show', exact: true }).click();
      await post.getByText('The hidden words.').waitFor();
      await post.getByRole('button', { name: 'Hide', exact: true }).click();
      await post.getByText('The hidden words.').waitFor({ state: 'detached' });
    });
  });

  test('is shown by a click on the cover of sensitive media, and can be covered again', async () => {
    const file = readFileSync(join(ROOT, 'instance', 'assets', 'images', 'banner.png'));
    const media = await admin.upload(file, 'A banner');
    const { id } = await admin.post('Sensitive.', { sensitive: 'true', 'media_ids[]': media });
    await visitAs(place, 'ada', {}, async ({ page }) => {
      const post = postById(page, id);
      await expect(post.getByRole('link', { name: 'A banner' })).toHaveCount(0);
      await post.getByRole('button', { name: 'Sensitive media, show' }).click();
      await post.getByRole('link', { name: 'A banner' }).waitFor();
      await post.getByRole('button', { name: 'Hide media' }).click();
      await post.getByRole('button', { name: 'Sensitive media, show' }).waitFor();
    });
  });
});

test.describe('a post that goes or changes', () => {
  test('goes when its author deletes it and says yes', async () => {
    const { id } = await ada.post('To be deleted.');
    await visitAs(place, 'ada', {}, async ({ page }) => {
      const ask = page.getByRole('alertdialog', { name: 'Delete this post?' });
      await choose(postById(page, id), page, 'Delete');
      await ask.getByRole('button', { name: 'Cancel' }).first().click();
      await ask.waitFor({ state: 'detached' });
      await expect(postById(page, id)).toHaveCount(1);
      await choose(postById(page, id), page, 'Delete');
      await ask.getByRole('button', { name: 'Delete' }).click();
      await postById(page, id).waitFor({ state: 'detached' });
      await expect.poll(() => ada.ownPostsWith('To be deleted.')).toHaveLength(0);
    });
  });

  test('stays with a banner when it could not be deleted', async () => {
    const { id } = await ada.post('Not to be deleted.');
    await visitAs(place, 'ada', {}, async ({ page }) => {
      place.proxy.fault(/^\/api\/v1\/statuses\/[^/]+$/, { is: 'status', status: 500 });
      await choose(postById(page, id), page, 'Delete');
      await page
        .getByRole('alertdialog', { name: 'Delete this post?' })
        .getByRole('button', { name: 'Delete' })
        .click();
      await postById(page, id).getByRole('alert').waitFor();
    });
  });

  test('goes and changes by the stream while it is read', async () => {
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
});

test('a pin above the limit of the server is taken back, and says why', async () => {
  const { id } = await ada.post('One pin too many.');
  // As many as it allows, whatever the sample has pinned: the first refusal ends it.
  const others = await Promise.all(
    Array.from({ length: 5 }, async (_, at) => ada.post(`Pinned number ${at + 1}.`)),
  );
  for (const other of others) await ada.send('POST', `/api/v1/statuses/${other.id}/pin`);
  await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page }) => {
    const post = postById(page, id);
    await choose(post, page, 'Pin on profile');
    const told = page
      .getByRole('alert')
      .filter({ hasText: 'You have pinned as many posts as this server allows' });
    await told.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await moreOf(post).click();
    await page.getByRole('menuitem', { name: 'Pin on profile', exact: true }).waitFor();
  });
});
