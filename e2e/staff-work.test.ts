import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/test';
import type { Fault } from './support/fault-proxy';
import { axeFindings, PHONE } from './support/browser';
import { Person } from './support/person';
import { visitAs, world } from './support/world';

const place = world();
const ADMIN = '/api/v1/pleroma/admin';
const REFUSED: Fault = { is: 'status', status: 500 };
const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Moderation' });
const queue = (page: Page): Locator => panel(page).getByRole('feed', { name: 'Reports' });
const bulk = (page: Page): Locator => panel(page).getByRole('group', { name: 'What is selected' });

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Moderation', exact: true }).click();
  await queue(page).getByRole('article').first().waitFor();
}

/** The reports about somebody, on their page. */
async function openAbout(page: Page, words: string): Promise<void> {
  await panel(page).getByRole('searchbox', { name: 'Search reports' }).fill(words);
  await queue(page).getByRole('article').first().getByRole('button').click();
  await panel(page).getByRole('region', { name: 'At a glance' }).waitFor();
}

const firstReport = (page: Page): Locator =>
  panel(page)
    .getByRole('article', { name: /^Report by / })
    .first();

/** The same one, wherever it comes to stand. */
async function thatReport(page: Page): Promise<Locator> {
  const first = firstReport(page);
  return panel(page).locator(`[data-report="${await first.getAttribute('data-report')}"]`);
}

const WAVE = 'glow-sticks.example';
const Reports = v.object({
  reports: v.array(v.object({ id: v.string(), account: v.object({ acct: v.string() }) })),
});

/** How many open reports of the wave the server has. */
async function waveOpen(): Promise<number> {
  const staff = await Person.as(place.instance.url, 'admin');
  let found = 0;
  for (let page = 1; ; page += 1) {
    const { reports } = v.parse(
      Reports,
      (await staff.send('GET', `${ADMIN}/reports?state=open&page=${page}`)).body,
    );
    found += reports.filter(({ account }) => account.acct.endsWith(WAVE)).length;
    if (reports.length === 0) return found;
  }
}

test.describe('bulk work that the server does only in part', () => {
  test('says how much was done and about whom it was not, and does the rest at the next try', () =>
    visitAs(place, 'admin', {}, async ({ page }) => {
      await open(page);
      await panel(page).getByRole('combobox', { name: 'Group by' }).selectOption('host');
      const wave = queue(page).getByRole('article', { name: WAVE });
      await wave.getByRole('checkbox').check();
      // Two of the parts of twenty.
      place.proxy.fault(`PATCH ${ADMIN}/reports`, REFUSED, 2);
      await bulk(page).getByRole('button', { name: 'Resolve 120 reports' }).click();
      const told = bulk(page).getByRole('alert');
      await told.getByText('80 of 120 done. The others were not: try them again.').waitFor();
      const names = await told.getByRole('listitem').allTextContents();
      expect(names.length).toBeGreaterThan(3);
      for (const name of names) expect(name).toMatch(/^@xl_offers_\d+@glow-sticks\.example$/);
      expect(await waveOpen()).toBe(40);
      // What was not done is there still, and ticked.
      await wave.getByText('40 reports').waitFor();
      await expect(wave.getByRole('checkbox')).toBeChecked();
      await told.getByRole('button', { name: 'Try again' }).click();
      await wave.waitFor({ state: 'detached' });
      await bulk(page).waitFor({ state: 'detached' });
      await expect.poll(waveOpen).toBe(0);
      // Who was at the bar goes on in the list.
      await expect
        .poll(() => queue(page).evaluate((list) => list.contains(document.activeElement)))
        .toBe(true);
    }));
});

test.describe('the panel', () => {
  test('is counted for before it was ever opened: the title and the bar tell how many reports are open', () =>
    visitAs(place, 'mod', {}, async ({ page }) => {
      const button = page.getByRole('button', { name: 'Moderation', exact: true });
      // Who uses the page is told.
      await page.mouse.move(400, 300);
      await expect.poll(() => page.title()).toMatch(/Home · \d+ open reports · Tidepool$/);
      const words = await button.getAttribute('aria-description');
      expect(await page.title()).toContain(` · ${words} · `);
      await expect.poll(() => button.innerText()).toMatch(/^\d+\+?$/);
      await open(page);
      await expect.poll(() => page.title()).toContain(`Moderation · ${words} · Tidepool`);
      await panel(page).getByRole('button', { name: 'Minimize' }).click();
      await expect.poll(() => page.title()).toContain(`Home · ${words} · Tidepool`);
      expect(await axeFindings(page)).toEqual([]);
    }));

  test('keeps the last tab whole on a phone when a count comes into the first one', () =>
    visitAs(place, 'admin', { viewport: PHONE, path: '/main/friends' }, async ({ page }) => {
      const held = place.proxy.fault(/^\/api\/v1\/pleroma\/admin\/reports/, { is: 'held' });
      await page.goto(`${place.url}/moderation/log`);
      const tabs = panel(page).getByRole('tablist');
      const chosen = tabs.getByRole('tab', { name: 'Log', selected: true });
      await chosen.waitFor();
      const isWhole = async (): Promise<boolean> => {
        const [row, tab] = await Promise.all([tabs.boundingBox(), chosen.boundingBox()]);
        return !!row && !!tab && tab.x >= row.x && tab.x + tab.width <= row.x + row.width;
      };
      await expect.poll(isWhole).toBe(true);
      held();
      // What waits is asked for with the first sign of use.
      await page.keyboard.press('Shift');
      await tabs
        .getByRole('tab', { name: /^Reports/ })
        .getByText(/^\d/)
        .waitFor();
      await expect.poll(isWhole).toBe(true);
    }));

  test('is nothing that an ordinary member is told of', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      place.proxy.requests();
      await page.mouse.move(400, 300);
      await page.waitForLoadState('networkidle');
      await expect.poll(() => page.title()).toMatch(/Home · Tidepool$/);
      expect(place.proxy.requests().filter((one) => one.includes('/admin/'))).toEqual([]);
    }));

  test('does what is pressed while something else is on its way after it', () =>
    visitAs(place, 'mod', {}, async ({ page }) => {
      await open(page);
      await openAbout(page, 'newcomer');
      const report = await thatReport(page);
      const lift = place.proxy.fault(/\/reports\/[^/]+\/notes$/, { is: 'held' });
      await report
        .getByRole('textbox', { name: 'Note for other moderators' })
        .fill('Written before it was closed.');
      await report.getByRole('button', { name: 'Add note' }).click();
      await report.getByRole('button', { name: 'Close', exact: true }).click();
      await report.getByText('Open', { exact: true }).waitFor();
      lift();
      await report.getByText('Written before it was closed.').waitFor();
      await report.getByText('Closed', { exact: true }).waitFor();
      // It was pressed by the pointer: the keys go on from the report.
      await expect.poll(() => report.evaluate((one) => one === document.activeElement)).toBe(true);
      await report.getByRole('button', { name: 'Reopen' }).click();
      await report.getByText('Open', { exact: true }).waitFor();
      await expect.poll(() => report.evaluate((one) => one === document.activeElement)).toBe(true);
    }));

  test('shows what was said in a reported post that is deleted', async () => {
    const [ada, lin] = await Promise.all(['ada', 'lin'].map((name) => Person.as(place.instance.url, name)));
    if (!ada || !lin) throw new Error('nobody');
    const gone = await lin.post('Words that nobody should have read.');
    await ada.call('POST', '/api/v1/reports', {
      account_id: await lin.me(),
      comment: 'Before it is deleted.',
      'status_ids[]': gone.id,
    });
    await lin.send('DELETE', `/api/v1/statuses/${gone.id}`);
    await visitAs(place, 'mod', {}, async ({ page }) => {
      await open(page);
      await openAbout(page, 'Before it is deleted');
      const report = panel(page).getByRole('article').filter({ hasText: 'Before it is deleted.' }).last();
      await report.getByText('1 reported post is deleted.').waitFor();
      await report.getByText('Words that nobody should have read.').waitFor();
      // It is no post any more: nothing can be done with it.
      await expect(report.getByRole('button', { name: 'Change this post' })).toHaveCount(0);
      await expect(report.getByRole('link', { name: 'In its conversation' })).toHaveCount(0);
    });
  });

  test('says so of a reported post that is deleted while the report is open', async () => {
    const [ada, lin] = await Promise.all(['ada', 'lin'].map((name) => Person.as(place.instance.url, name)));
    if (!ada || !lin) throw new Error('nobody');
    const post = await lin.post('Here for now.');
    await ada.call('POST', '/api/v1/reports', {
      account_id: await lin.me(),
      comment: 'Deleted by staff.',
      'status_ids[]': post.id,
    });
    await visitAs(place, 'mod', {}, async ({ page }) => {
      await open(page);
      await openAbout(page, 'Deleted by staff');
      const report = panel(page).getByRole('article').filter({ hasText: 'Deleted by staff.' }).last();
      await report.getByRole('button', { name: 'Change this post' }).click();
      await page.getByRole('menuitem', { name: 'Delete as staff' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete as staff' }).click();
      await report.getByText('A reported post is deleted.').waitFor();
    });
  });
});

test.describe('the log', () => {
  const line = (page: Page, words: string): Locator =>
    panel(page).getByRole('listitem').filter({ hasText: words });
  const isActive = async (): Promise<boolean> => {
    const staff = await Person.as(place.instance.url, 'admin');
    return v.parse(v.object({ is_active: v.boolean() }), (await staff.send('GET', `${ADMIN}/users/gus`)).body)
      .is_active;
  };

  test('takes back what another moderator did, long after, and says where it is so already', async () => {
    const mod = await Person.as(place.instance.url, 'mod');
    await mod.send('PATCH', `${ADMIN}/users/deactivate`, { nicknames: ['gus'] });
    await visitAs(place, 'admin', { path: null }, async ({ page }) => {
      await page.goto(`${place.url}/moderation/log`);
      const undo = line(page, '@mod: deactivated @gus').first().getByRole('button', { name: 'Undo' });
      const lift = place.proxy.fault(`PATCH ${ADMIN}/users/activate`, REFUSED);
      await undo.click();
      await panel(page).getByRole('alert').getByText('Undo was not done').waitFor();
      expect(await isActive()).toBe(false);
      lift();
      await panel(page).getByRole('alert').getByRole('button', { name: 'Try again' }).click();
      await line(page, '@admin: activated @gus').first().waitFor();
      expect(await isActive()).toBe(true);
      await undo.click();
      await page.getByText('It is so already: somebody was quicker.').waitFor();
      expect(await axeFindings(page)).toEqual([]);
    });
  });

  test('is narrowed to what one of the staff did', () =>
    visitAs(place, 'admin', { path: null, viewport: PHONE }, async ({ page }) => {
      await page.goto(`${place.url}/moderation/log`);
      await line(page, '@mod').first().waitFor();
      await panel(page).getByRole('combobox', { name: 'Whose deeds' }).selectOption({ label: '@admin' });
      await line(page, '@admin: activated @gus').first().waitFor();
      await expect(line(page, '@mod')).toHaveCount(0);
      await expect
        .poll(() =>
          page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
        )
        .toBe(true);
    }));
});
