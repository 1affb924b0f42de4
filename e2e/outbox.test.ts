import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { PHONE, signIn } from './support/browser';
import { Person } from './support/person';
import { png } from './support/pictures';
import { choose, panelForm, postById, postWith, textOf } from './support/screen';
import { visit, visitAs, world } from './support/world';

const place = world();
let ada: Person;
test.beforeAll(async () => {
  ada = await Person.as(place.instance.url, 'ada');
});

const waiting = (page: Page): Locator =>
  page.getByRole('region', { name: 'Waiting to be sent' }).getByRole('listitem').first();
const write = async (page: Page, text: string): Promise<void> => {
  const form = panelForm(page);
  await textOf(form).fill(text);
  await form.getByRole('button', { name: 'Post', exact: true }).click();
};
const count = async (text: string): Promise<number> => (await ada.ownPostsWith(text)).length;

test.describe('a post that could not be sent', () => {
  for (const [name, fault] of [
    ['a broken server', { is: 'status', status: 500 }],
    ['a cut connection', { is: 'nothing' }],
    ['an answer that was lost', { is: 'deaf' }],
  ] as const) {
    test(`waits after ${name}, and is posted once`, () =>
      visitAs(place, 'ada', {}, async ({ page }) => {
        const text = `Sent later after ${name}.`;
        const lift = place.proxy.fault('POST /api/v1/statuses', fault);
        await write(page, text);
        await waiting(page)
          .getByText(/Not sent yet/)
          .waitFor();
        await waiting(page).getByText(text).waitFor();
        await expect(textOf(panelForm(page))).toHaveValue('');
        lift();
        await waiting(page).getByRole('button', { name: 'Send now' }).click();
        await postWith(page, text).first().waitFor();
        await waiting(page).waitFor({ state: 'detached' });
        await expect.poll(() => count(text)).toBe(1);
      }));
  }

  for (const [name, request, fault] of [
    ['while its picture goes up', 'POST /api/v2/media', { is: 'hang' }],
    ['while its picture is described', 'PUT /api/v1/media/*', { is: 'hang' }],
  ] as const) {
    test(`outlives its tab, killed ${name}, as a draft with the picture`, () =>
      visitAs(place, 'ada', {}, async ({ page, context }) => {
        const text = `Killed ${name}.`;
        const form = panelForm(page);
        await textOf(form).fill(text);
        const lift = place.proxy.fault(request, fault);
        place.proxy.requests();
        const chooser = page.waitForEvent('filechooser');
        await form.getByRole('button', { name: 'Add files' }).click();
        await (await chooser).setFiles({ name: 'sea.png', mimeType: 'image/png', buffer: png(40, 30) });
        await form.getByRole('button', { name: /cannot see it: sea\.png$/ }).click();
        await page.getByRole('textbox', { name: 'Description' }).fill('The sea');
        await page.getByRole('button', { name: 'Done' }).click();
        if (request.startsWith('PUT')) await form.getByRole('button', { name: 'Post', exact: true }).click();
        const [method = '', path = ''] = request.replace('*', '').split(' ');
        await expect
          .poll(() => place.proxy.requests().some((line) => line.startsWith(`${method} ${path}`)))
          .toBe(true);
        await page.close({ runBeforeUnload: false });
        lift();
        const next = await context.newPage();
        await next.goto(`${place.url}/main/friends`);
        const again = panelForm(next);
        await again.getByRole('button', { name: 'Description of sea.png: The sea' }).waitFor();
        await expect(textOf(again)).toHaveValue(text);
        await expect.poll(() => count(text)).toBe(0);
        await again.getByRole('button', { name: 'Post', exact: true }).click();
        await expect.poll(() => count(text), { timeout: 30_000 }).toBe(1);
        await expect(textOf(again)).toHaveValue('');
      }));
  }

  for (const [name, fault] of [
    ['before the server had it', { is: 'hang' }],
    ['after the server had it', { is: 'deaf' }],
  ] as const) {
    test(`outlives its tab, killed ${name}, and is posted once by the next`, () =>
      visitAs(place, 'ada', {}, async ({ page, context }) => {
        const text = `Sent by the next tab, ${name}.`;
        const lift = place.proxy.fault('POST /api/v1/statuses', fault);
        const asked = page.waitForRequest('**/api/v1/statuses');
        await write(page, text);
        await asked;
        if (fault.is === 'deaf') await expect.poll(() => count(text)).toBe(1);
        await page.close({ runBeforeUnload: false });
        lift();
        const next = await context.newPage();
        await next.goto(`${place.url}/drafts`);
        await expect.poll(() => count(text), { timeout: 30_000 }).toBe(1);
        await expect(waiting(next)).toHaveCount(0);
        await expect.poll(() => count(text)).toBe(1);
      }));
  }

  test('of a chain goes on after the last that was sent', () =>
    visitAs(place, 'ada', {}, async ({ page, context }) => {
      const form = panelForm(page);
      await textOf(form).fill('Link 1 of a killed chain.');
      for (const at of [2, 3]) {
        await form.getByRole('button', { name: 'Add another post' }).click();
        await form.getByRole('textbox', { name: `Text of post ${at}` }).fill(`Link ${at} of a killed chain.`);
      }
      let sent = 0;
      await context.route('**/api/v1/statuses', (route) => {
        sent += 1;
        return sent === 2 ? undefined : route.continue();
      });
      await form.getByRole('textbox', { name: 'Text of post 3' }).press('Control+Enter');
      await expect.poll(() => sent).toBe(2);
      await expect.poll(() => count('of a killed chain.')).toBe(1);
      await page.close({ runBeforeUnload: false });
      const next = await context.newPage();
      await next.goto(`${place.url}/drafts`);
      await expect.poll(() => count('of a killed chain.'), { timeout: 30_000 }).toBe(3);
      await expect(waiting(next)).toHaveCount(0);
      const [last] = await ada.ownPostsWith('Link 3 of a killed chain.');
      await expect.poll(() => ada.threadSize(last?.id ?? '')).toBe(3);
    }));

  test('of a chain stops at once, and goes on with the post that was under way', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const form = panelForm(page);
      await textOf(form).fill('Link 1 of a stopped chain.');
      for (const at of [2, 3]) {
        await form.getByRole('button', { name: 'Add another post' }).click();
        await form
          .getByRole('textbox', { name: `Text of post ${at}` })
          .fill(`Link ${at} of a stopped chain.`);
      }
      // The second is carried out, and never answered.
      let sent = 0;
      await page.route('**/api/v1/statuses', async (route) => {
        sent += 1;
        if (sent === 2) await route.fetch();
        else await route.continue();
      });
      await form.getByRole('textbox', { name: 'Text of post 3' }).press('Control+Enter');
      await expect.poll(() => count('of a stopped chain.')).toBe(2);
      await waiting(page).getByRole('button', { name: 'Stop' }).click();
      await form.getByText(/^Stopped\./).waitFor();
      await expect(textOf(form)).toHaveValue('Link 2 of a stopped chain.');
      await form.getByText('The posts before this one are sent.').waitFor();
      await form.getByRole('button', { name: 'Post', exact: true }).click();
      await expect.poll(() => count('of a stopped chain.')).toBe(3);
      await expect(textOf(form)).toHaveValue('');
      const [last] = await ada.ownPostsWith('Link 3 of a stopped chain.');
      await expect.poll(() => ada.threadSize(last?.id ?? '')).toBe(3);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }));

  test('of a long chain says in sight how far it is, on a phone too', () =>
    visitAs(place, 'ada', { viewport: PHONE, hasTouch: true }, async ({ page, context }) => {
      await page.getByRole('button', { name: 'New post', exact: true }).tap();
      const form = page.getByRole('dialog', { name: 'New post' }).getByRole('form');
      await textOf(form).fill('Link 1 of a long chain.');
      for (const at of [2, 3, 4, 5, 6]) {
        await form.getByRole('button', { name: 'Add another post' }).tap();
        await form.getByRole('textbox', { name: `Text of post ${at}` }).fill(`Link ${at} of a long chain.`);
      }
      await context.route('**/api/v1/statuses', () => undefined);
      await textOf(form).scrollIntoViewIfNeeded();
      await form.getByRole('button', { name: 'Post', exact: true }).tap();
      await waiting(page).getByText('Sending 1 of 6').waitFor();
      const stop = waiting(page).getByRole('button', { name: 'Stop' });
      // Seen, and not behind the row of buttons that stays at the end.
      await expect
        .poll(() =>
          stop.evaluate((button) => {
            const { x, y, width, height } = button.getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2) === button;
          }),
        )
        .toBe(true);
      await stop.tap();
      await form.getByText(/^Stopped\./).waitFor();
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    }));

  test('waits after a refused sign-in, leads to a new one, and is posted once by that', () =>
    // A session of its own: the new sign-in ends it.
    visit(place, {}, async ({ page }) => {
      await signIn(page, place.url, 'ada');
      const text = 'Sent after signing in again.';
      const lift = place.proxy.fault('POST /api/v1/statuses', { is: 'status', status: 401 });
      await write(page, text);
      await waiting(page).getByRole('link', { name: 'Log in again' }).click();
      await page.waitForURL('**/login');
      await expect.poll(() => count(text)).toBe(0);
      lift();
      const form = page.getByRole('main');
      await form.getByLabel('Username').fill('ada');
      await form.getByLabel('Password', { exact: true }).fill('skein-demo');
      await form.getByRole('button', { name: 'Log in' }).click();
      await postWith(page, text).first().waitFor();
      await expect.poll(() => count(text)).toBe(1);
    }));

  test('can be taken back into the form', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const text = 'Better not.';
      place.proxy.fault('POST /api/v1/statuses', { is: 'status', status: 503 });
      await write(page, text);
      await waiting(page).getByRole('button', { name: 'Edit' }).click();
      const window = page.getByRole('dialog', { name: 'New post' });
      await expect(textOf(window)).toHaveValue(text);
      await waiting(page).waitFor({ state: 'detached' });
      await expect.poll(() => count(text)).toBe(0);
    }));
});

test('a post that was answered with a page is looked for, asked about, and not there twice, also when changed', () =>
  visitAs(place, 'ada', {}, async ({ page }) => {
    const text = 'Answered with a page.';
    const page200 = { is: 'change', change: () => '<!doctype html><h1>Oops</h1>' } as const;
    place.proxy.fault('POST /api/v1/statuses', page200, 1);
    await write(page, text);
    await waiting(page)
      .getByText(/Nobody knows whether this was posted/)
      .waitFor();
    await waiting(page).getByRole('button', { name: 'Edit' }).click();
    const window = page.getByRole('dialog', { name: 'New post' });
    await expect(textOf(window)).toHaveValue(text);
    await textOf(window).fill(`${text} Changed.`);
    await window.getByRole('button', { name: 'Post', exact: true }).click();
    await window.waitFor({ state: 'detached' });
    await page
      .getByText(/did not say whether it has this post/)
      .first()
      .waitFor();
    await page.goto(`${place.url}/drafts`);
    await waiting(page)
      .getByText(/Nobody knows whether this was posted/)
      .waitFor();
    await expect.poll(() => count(text)).toBe(1);
    await waiting(page).getByRole('button', { name: 'Send now' }).click();
    await waiting(page).waitFor({ state: 'detached' });
    await expect.poll(() => count(`${text} Changed.`)).toBe(1);
  }));

/** To what waits, without a reload, which would send it. */
const toWaiting = async (page: Page): Promise<void> => {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Drafts/ })
    .click();
  await waiting(page)
    .getByText(/Not sent yet/)
    .waitFor();
};

/** Opens the window for an edit of a new post, and writes into it. */
async function beginEdit(page: Page, before: string, after: string) {
  const { id } = await ada.post(before);
  await page.goto(`${place.url}/notice/${id}`);
  await choose(postById(page, id), page, 'Edit');
  const form = page.getByRole('dialog', { name: 'Edit post' }).getByRole('form');
  await expect(textOf(form)).toHaveValue(before);
  await textOf(form).fill(after);
  return { id, form, save: () => form.getByRole('button', { name: 'Save changes' }).click() };
}

test('an edit that was answered with nonsense, and is saved again, is one version', () =>
  visitAs(place, 'ada', {}, async ({ page }) => {
    const { id, form, save } = await beginEdit(page, 'Before the nonsense.', 'After the nonsense.');
    const lift = place.proxy.fault('PUT /api/v1/statuses/*', { is: 'change', change: () => '<h1>Oops</h1>' });
    await save();
    await form.getByText(/something that Skein does not understand/).waitFor();
    await expect(textOf(form)).toHaveValue('After the nonsense.');
    lift();
    await save();
    await form.waitFor({ state: 'detached' });
    await postWith(page, 'After the nonsense.').waitFor();
    await expect.poll(() => ada.call('GET', `/api/v1/statuses/${id}/history`)).toHaveLength(2);
  }));

test.describe('an edit that the network cuts', () => {
  test('is sent again at most twice by itself, and once more by its author', () =>
    visitAs(place, 'ada', {}, async ({ page, context }) => {
      await context.clock.install();
      const { save } = await beginEdit(page, 'Before the cuts.', 'After the cuts.');
      const lift = place.proxy.fault('PUT /api/v1/statuses/*', { is: 'half' });
      place.proxy.requests();
      let saves = 0;
      const saved = (): number =>
        (saves += place.proxy.requests().filter((line) => line.startsWith('PUT /api/v1/statuses/')).length);
      await save();
      await toWaiting(page);
      for (const times of [1, 2, 3]) {
        await expect.poll(saved).toBe(times);
        await waiting(page)
          .getByText(/Not sent yet/)
          .waitFor();
        await context.clock.fastForward('16:00');
      }
      await context.clock.fastForward('23:59:00');
      lift();
      await waiting(page).getByRole('button', { name: 'Send now' }).click();
      await waiting(page).waitFor({ state: 'detached' });
      await expect.poll(() => count('After the cuts.')).toBe(1);
      // Chromium repeats by itself what it sent on a connection that was closed just then.
      expect([4, 5]).toContain(saved());
    }));

  test('is one version, however often the browser sends it by itself', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const { id, save } = await beginEdit(page, 'Before the storm.', 'After the storm.');
      const lift = place.proxy.fault('PUT /api/v1/statuses/*', { is: 'deaf', headless: true });
      await save();
      await toWaiting(page);
      lift();
      await waiting(page).getByRole('button', { name: 'Send now' }).click();
      await waiting(page).waitFor({ state: 'detached' });
      await expect.poll(() => ada.call('GET', `/api/v1/statuses/${id}/history`)).toHaveLength(2);
    }));
});

const MOMENTS = [
  ['before the server had it', { is: 'hang' }],
  ['after the server had it', { is: 'deaf' }],
] as const;

test.describe('a tab that is killed', () => {
  for (const [name, fault] of MOMENTS) {
    test(`while an edit is saved, ${name}, leaves it to the next`, () =>
      visitAs(place, 'ada', {}, async ({ page, context }) => {
        const text = `To be edited, killed ${name}.`;
        const { id } = await ada.post(text);
        await page.goto(`${place.url}/notice/${id}`);
        await choose(postById(page, id), page, 'Edit');
        const form = page.getByRole('dialog', { name: 'Edit post' }).getByRole('form');
        await expect(textOf(form)).toHaveValue(text);
        await textOf(form).fill(`${text} Now it is.`);
        const lift = place.proxy.fault('PUT /api/v1/statuses/*', fault);
        const asked = page.waitForRequest((request) => request.method() === 'PUT');
        await form.getByRole('button', { name: 'Save changes' }).click();
        await asked;
        if (fault.is === 'deaf') await expect.poll(() => count('Now it is.')).toBeGreaterThan(0);
        await page.close({ runBeforeUnload: false });
        lift();
        const next = await context.newPage();
        await next.goto(`${place.url}/drafts`);
        await expect.poll(() => count(`killed ${name}. Now it is.`), { timeout: 30_000 }).toBe(1);
        await expect(waiting(next)).toHaveCount(0);
        await expect.poll(() => count(`killed ${name}.`)).toBe(1);
      }));
  }

  for (const [name, fault] of MOMENTS) {
    test(`while a post is scheduled, ${name}, leaves it to the next, and it is there once`, () =>
      visitAs(place, 'ada', {}, async ({ page, context }) => {
        const text = `For later, killed ${name}.`;
        const scheduled = async (): Promise<number> =>
          JSON.stringify(await ada.call('GET', '/api/v1/scheduled_statuses?limit=40')).split(text).length - 1;
        const form = panelForm(page);
        await textOf(form).fill(text);
        await form.getByRole('button', { name: 'Time' }).click();
        const soon = new Date(Date.now() + 48 * 60 * 60 * 1000).toISOString().slice(0, 16);
        await form.getByLabel('Post at').fill(soon);
        const lift = place.proxy.fault('POST /api/v1/statuses', fault);
        const asked = page.waitForRequest('**/api/v1/statuses');
        await form.getByRole('button', { name: 'Schedule', exact: true }).click();
        await asked;
        if (fault.is === 'deaf') await expect.poll(scheduled).toBe(1);
        await page.close({ runBeforeUnload: false });
        lift();
        const next = await context.newPage();
        await next.goto(`${place.url}/scheduled`);
        await expect.poll(scheduled, { timeout: 30_000 }).toBe(1);
        // It may stand among those that wait, too, for a moment.
        await next.getByRole('main').getByText(text).first().waitFor();
        await expect(waiting(next)).toHaveCount(0);
        await expect.poll(() => scheduled()).toBe(1);
        await expect.poll(() => count(text)).toBe(0);
      }));
  }

  test('while a chain is sent, after the server had its second post, leaves the rest to the next', () =>
    visitAs(place, 'ada', {}, async ({ page, context }) => {
      const form = panelForm(page);
      await textOf(form).fill('Link 1 of a chain that was heard.');
      for (const at of [2, 3]) {
        await form.getByRole('button', { name: 'Add another post' }).click();
        await form
          .getByRole('textbox', { name: `Text of post ${at}` })
          .fill(`Link ${at} of a chain that was heard.`);
      }
      let sent = 0;
      await context.route('**/api/v1/statuses', async (route) => {
        sent += 1;
        if (sent === 2) await route.fetch();
        else await route.continue();
      });
      await form.getByRole('textbox', { name: 'Text of post 3' }).press('Control+Enter');
      await expect.poll(() => count('of a chain that was heard.')).toBe(2);
      await page.close({ runBeforeUnload: false });
      const next = await context.newPage();
      await next.goto(`${place.url}/drafts`);
      await expect.poll(() => count('of a chain that was heard.'), { timeout: 30_000 }).toBe(3);
      await expect(waiting(next)).toHaveCount(0);
      await expect.poll(() => count('of a chain that was heard.')).toBe(3);
      const [last] = await ada.ownPostsWith('Link 3 of a chain that was heard.');
      await expect.poll(() => ada.threadSize(last?.id ?? '')).toBe(3);
    }));
});
