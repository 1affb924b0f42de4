import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/test';
import { LONG } from './support/long';
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
  test('says how much was done and about whom it was not, and does the rest at the next try', LONG, () =>
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
    }),
  );
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
      await expect
        .poll(() => panel(page).evaluate((element) => element.scrollWidth - element.clientWidth))
        .toBeLessThanOrEqual(0);
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
});
