import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/test';
import { axeFindings, PHONE } from './support/browser';
import { Person } from './support/person';
import { visitAs, world } from './support/world';

const place = world();
const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Moderation' });
const queue = (page: Page): Locator => panel(page).getByRole('feed', { name: 'Reports' });

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Moderation', exact: true }).click();
  await queue(page).getByRole('article').first().waitFor();
}

async function openAbout(page: Page, name: string): Promise<void> {
  await panel(page).getByRole('searchbox', { name: 'Search reports' }).fill(name);
  await panel(page)
    .getByRole('article', { name: `@${name}` })
    .getByRole('button')
    .click();
  await panel(page).getByRole('region', { name: 'At a glance' }).waitFor();
}

const ADMIN = '/api/v1/pleroma/admin';

const WAVE = 'glow-sticks.example';
const Reports = v.object({
  reports: v.array(v.object({ id: v.string(), account: v.object({ acct: v.string() }) })),
});

/** Ids of the reports about people of the wave. */
async function waveReports(state: 'open' | 'resolved'): Promise<readonly string[]> {
  const staff = await Person.as(place.instance.url, 'admin');
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await staff.send('GET', `${ADMIN}/reports?state=${state}&page=${page}`);
    const { reports } = v.parse(Reports, body);
    found.push(...reports.filter(({ account }) => account.acct.endsWith(WAVE)).map(({ id }) => id));
    if (reports.length === 0) return found;
  }
}

/** The wave as it was before it was handled. */
async function waveAgain(): Promise<void> {
  const staff = await Person.as(place.instance.url, 'admin');
  const reports = (await waveReports('resolved')).map((id) => ({ id, state: 'open' }));
  await staff.send('PATCH', `${ADMIN}/reports`, { reports });
  const { body } = await staff.send('GET', `${ADMIN}/users?filters=deactivated&query=glow-sticks`);
  const { users } = v.parse(v.object({ users: v.array(v.object({ nickname: v.string() })) }), body);
  await staff.send('PATCH', `${ADMIN}/users/activate`, {
    nicknames: users.map(({ nickname }) => nickname),
  });
}

test.describe('the panel', () => {
  test('lies over what is read, groups the open reports, and is left by Back and by Escape', () =>
    visitAs(place, 'mod', {}, async ({ page }) => {
      await page.keyboard.press('g');
      await page.keyboard.press('m');
      await queue(page).getByRole('article').first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/moderation');
      await page.keyboard.press('Escape');
      await panel(page).waitFor({ state: 'hidden' });
      expect(new URL(page.url()).pathname).toBe('/main/friends');
      await open(page);
      await page.waitForURL('**/moderation');
      await expect
        .poll(() => panel(page).getByRole('tab').allTextContents())
        .toEqual([expect.stringContaining('Reports'), 'People', 'Registrations']);
      expect(await axeFindings(page)).toEqual([]);
      await page.goBack();
      await panel(page).waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/main/friends');
    }));

  test('waits as a peek and comes back where it was', () =>
    visitAs(place, 'mod', {}, async ({ page }) => {
      await open(page);
      await openAbout(page, 'newcomer');
      await panel(page).getByRole('button', { name: 'Minimize' }).click();
      await panel(page).waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Back to moderation' }).click();
      await panel(page).getByRole('region', { name: 'At a glance' }).waitFor();
    }));

  test('waits beside the settings, which wait as well', () =>
    visitAs(place, 'mod', {}, async ({ page }) => {
      await open(page);
      await panel(page).getByRole('button', { name: 'Minimize' }).click();
      await page.getByRole('button', { name: 'Settings', exact: true }).click();
      await page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Minimize' }).click();
      const isApart = async (): Promise<boolean> => {
        const names = ['Moderation, minimized', 'Settings are waiting: General'];
        const boxes = await Promise.all(
          names.map((name) => page.getByRole('complementary', { name }).boundingBox()),
        );
        const [left, right] = boxes.toSorted((one, other) => (one?.x ?? 0) - (other?.x ?? 0));
        return Boolean(left && right && left.x + left.width <= right.x);
      };
      await expect.poll(isApart).toBe(true);
    }));

  test('opens a report by its address, and shows it with its posts, notes and the account at a glance', () =>
    visitAs(place, 'mod', {}, async ({ page }) => {
      await open(page);
      await openAbout(page, 'newcomer');
      const address = page.url();
      await page.goto('about:blank');
      await page.goto(address);
      const report = panel(page)
        .getByRole('article', { name: /^Report by / })
        .first();
      await report.getByText('Answered me like a person would. I think they are simply new.').waitFor();
      await panel(page).getByText('4 open, 0 resolved, 0 closed').waitFor();
      await report.getByText('is the walk really open to everyone?').waitFor();
      expect(await axeFindings(page)).toEqual([]);
    }));

  test('fits a phone, where an item has a page of its own', () =>
    visitAs(place, 'mod', { path: null, viewport: PHONE }, async ({ page }) => {
      await page.goto(`${place.url}/moderation`);
      await queue(page).getByRole('article').first().waitFor();
      await openAbout(page, 'newcomer');
      await expect
        .poll(() => panel(page).evaluate((element) => element.scrollWidth - element.clientWidth))
        .toBeLessThanOrEqual(0);
      expect(await axeFindings(page)).toEqual([]);
      await page.goBack();
      await queue(page).waitFor();
    }));
});

test.describe('one report', () => {
  test('takes several actions before it is closed, lists them, and takes them back', () =>
    visitAs(place, 'admin', {}, async ({ page }) => {
      await open(page);
      await openAbout(page, 'deals@lamp-oil.example');
      const window = panel(page);
      const report = window.getByRole('article', { name: /^Report by / }).first();
      const note = report.getByRole('textbox', { name: 'Note for other moderators' });
      await note.fill('Closed as in the last three cases.');
      await report.getByRole('button', { name: 'Add note' }).click();
      await report.getByText('Closed as in the last three cases.').waitFor();
      await expect(note).toHaveValue('');
      await window.getByRole('button', { name: 'Account actions' }).click();
      await page.getByRole('menuitem', { name: 'Deactivate account' }).click();
      await page.getByRole('button', { name: 'Deactivate account' }).click();
      const done = window.getByRole('group', { name: 'Done in this window' });
      await done.getByText('@deals@lamp-oil.example deactivated').waitFor();
      await report.getByRole('button', { name: 'Resolve', exact: true }).click();
      await report.getByText('Resolved', { exact: true }).waitFor();
      await done.getByText('1 report resolved').waitFor();
      await done.getByRole('listitem').filter({ hasText: 'deactivated' }).getByRole('button').click();
      await window.getByRole('region', { name: 'At a glance' }).getByText('Active').waitFor();
      await done.getByRole('listitem').filter({ hasText: 'resolved' }).getByRole('button').click();
      await report.getByRole('button', { name: 'Resolve', exact: true }).waitFor();
    }));
});

test.describe('a wave of 120 reports from one host', () => {
  test('is found, understood and closed, its accounts deactivated, with less than thirty presses', async () => {
    await waveAgain();
    await visitAs(place, 'admin', {}, async ({ page }) => {
      let presses = 0;
      const press = async (target: Locator): Promise<void> => {
        presses += 1;
        await target.click();
      };
      await press(page.getByRole('button', { name: 'Moderation', exact: true }));
      await queue(page).getByRole('article').first().waitFor();
      presses += 2;
      await panel(page).getByRole('combobox', { name: 'Group by' }).selectOption('host');
      await panel(page).getByRole('combobox', { name: 'Sort by' }).selectOption('reports');
      const wave = queue(page).getByRole('article').first();
      await wave.getByText('24 accounts · 120 reports').waitFor();
      await press(wave.getByRole('checkbox'));
      await press(panel(page).getByRole('button', { name: 'Deactivate 24 accounts' }));
      await press(page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate 24 accounts' }));
      await panel(page)
        .getByRole('button', { name: 'Deactivate 24 accounts' })
        .waitFor({ state: 'detached' });
      await press(panel(page).getByRole('button', { name: 'Resolve 120 reports' }));
      await wave.getByText('120 reports').waitFor({ state: 'detached' });
      await expect.poll(() => waveReports('open'), { timeout: 20_000 }).toEqual([]);
      const staff = await Person.as(place.instance.url, 'admin');
      const closed = await staff.send('GET', `${ADMIN}/users?filters=deactivated&query=glow-sticks`);
      expect(closed.body).toMatchObject({ count: 24 });
      expect(presses).toBeLessThan(30);
    });
  });

  test('is found, understood and closed by keys alone, with less than thirty presses', async () => {
    await waveAgain();
    await visitAs(place, 'admin', { path: null }, async ({ page }) => {
      await page.goto(`${place.url}/moderation`);
      await queue(page).getByRole('article').first().waitFor();
      let presses = 0;
      const press = async (key: string): Promise<void> => {
        presses += 1;
        await page.keyboard.press(key);
      };
      await press('g');
      await press('s');
      const wave = queue(page).getByRole('article').filter({ hasText: 'glow-sticks.example' });
      await wave.getByText('24 accounts · 120 reports').waitFor();
      await press('j');
      await expect.poll(() => wave.evaluate((row) => row === document.activeElement)).toBe(true);
      await press('x');
      await panel(page).getByRole('button', { name: 'Resolve 120 reports' }).waitFor();
      await press('d');
      const sure = page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate 24 accounts' });
      await sure.waitFor();
      while (!(await sure.evaluate((button) => button === document.activeElement))) await press('Tab');
      await press('Enter');
      await panel(page)
        .getByRole('button', { name: 'Deactivate 24 accounts' })
        .waitFor({ state: 'detached' });
      await expect.poll(() => wave.evaluate((row) => row.contains(document.activeElement))).toBe(true);
      // What is on its way is done first.
      const end = panel(page).getByRole('button', { name: 'Resolve 120 reports', disabled: false });
      await end.waitFor();
      await press('e');
      await wave.waitFor({ state: 'detached' });
      await expect.poll(() => waveReports('open'), { timeout: 20_000 }).toEqual([]);
      expect(presses).toBeLessThan(30);
    });
  });

  test('the rest by keys alone: next, open, note, close, on to the next', () =>
    visitAs(place, 'mod', { path: null }, async ({ page }) => {
      await page.goto(`${place.url}/moderation`);
      await queue(page).getByRole('article').first().waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('j');
      await expect(queue(page).locator('article:focus')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await panel(page).getByRole('region', { name: 'At a glance' }).waitFor();
      await page.keyboard.press('j');
      const report = panel(page).locator('article:focus');
      await report.waitFor();
      await page.keyboard.press('n');
      await page.keyboard.type('Seen by keys');
      await page.keyboard.press('Enter');
      await panel(page).getByText('Seen by keys').waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('e');
      await panel(page)
        .getByRole('article', { name: /^Report by / })
        .filter({ hasText: 'Seen by keys' })
        .getByRole('button', { name: 'Reopen' })
        .waitFor();
      await page.keyboard.press('l');
      await panel(page).getByText('Seen by keys').waitFor({ state: 'detached' });
      await page.keyboard.press('u');
      await queue(page).getByRole('article').first().waitFor();
    }));
});
