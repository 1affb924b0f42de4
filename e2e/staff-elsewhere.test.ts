import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/test';
import { axeFindings, openContext } from './support/browser';
import { mastodon } from './support/dress/mastodon';
import { startDressed, type Dressed } from './support/dressed';
import { LONG } from './support/long';
import { Person } from './support/person';
import { startProxied, type Proxied } from './support/proxied';
import { world } from './support/world';

const place = world({ flags: ['--registration', 'approval'] });
let dressed: Dressed;
let proxied: Proxied;
test.beforeAll(async () => {
  dressed = await startDressed(place.instance.url, mastodon);
  proxied = await startProxied(dressed.url);
  await Person.applies(place.instance.url, 'fledgling', 'For the tides.');
});
test.afterAll(async () => {
  await proxied.stop();
  await dressed.stop();
});

const ADMIN = '/api/v1/pleroma/admin';
const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Moderation' });
const queue = (page: Page): Locator => panel(page).getByRole('feed', { name: 'Reports' });

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto(`${proxied.url}/login`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Continue to|^Log in/ })
    .click();
  await page.getByLabel('Email').fill(name);
  await page.getByLabel('Password').fill('skein-demo');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL('**/main/friends');
  await page.getByRole('article').first().waitFor();
}

/** The panel, whose rights are asked for when it is opened first. */
async function openAsStaff(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Moderation', exact: true }).click();
  await panel(page)
    .getByRole('button', { name: /^Log in to .* as staff$/ })
    .click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL('**/moderation');
  await queue(page).getByRole('article').first().waitFor();
}

async function visitAs(name: string, run: (page: Page) => Promise<void>): Promise<void> {
  const { context } = await openContext(place.browser);
  try {
    const page = await context.newPage();
    await signIn(page, name);
    await run(page);
  } finally {
    await context.close();
  }
}

async function openAbout(page: Page, name: string): Promise<void> {
  await panel(page).getByRole('searchbox', { name: 'Search reports' }).fill(name);
  await panel(page)
    .getByRole('article', { name: `@${name}` })
    .getByRole('button')
    .click();
  await panel(page).getByRole('region', { name: 'At a glance' }).waitFor();
}

const Id = v.object({ id: v.string() });
const User = v.object({ is_active: v.boolean(), tags: v.array(v.string()) });

async function userOnServer(name: string): Promise<v.InferOutput<typeof User>> {
  const staff = await Person.as(place.instance.url, 'admin');
  return v.parse(User, (await staff.send('GET', `${ADMIN}/users/${name}`)).body);
}

const firstReport = (page: Page): Locator =>
  panel(page)
    .getByRole('article', { name: /^Report by / })
    .first();

test.describe('in front of a Mastodon, staff', () => {
  test(
    'ask for their rights when they need them, and find the same panel without what the server lacks',
    LONG,
    () =>
      visitAs('mod', async (page) => {
        await openAsStaff(page);
        await expect
          .poll(() => panel(page).getByRole('tab').allTextContents())
          .toEqual([expect.stringContaining('Reports'), 'People', 'Registrations']);
        await expect(panel(page).getByRole('radiogroup', { name: 'State' }).getByRole('radio')).toHaveCount(
          3,
        );
        await openAbout(page, 'newcomer');
        await expect(panel(page).getByRole('textbox', { name: 'Note for other moderators' })).toHaveCount(0);
        await expect(panel(page).getByRole('button', { name: 'Change this post' })).toHaveCount(0);
        await expect(panel(page).getByRole('button', { name: 'Close', exact: true })).toHaveCount(1);
        expect(await axeFindings(page)).toEqual([]);
      }),
  );

  test(
    'see what people chose when they reported, and look at what was sent to the other server alone',
    LONG,
    () =>
      visitAs('mod', async (page) => {
        await openAsStaff(page);
        await panel(page).getByRole('checkbox', { name: 'Forwarded only' }).check();
        await queue(page)
          .getByRole('article', { name: /glow-sticks/ })
          .first()
          .waitFor();
        await expect(queue(page).getByRole('article').filter({ hasNotText: 'glow-sticks' })).toHaveCount(0);
        await queue(page).getByRole('article').first().getByRole('button').click();
        await firstReport(page).getByText('Spam', { exact: true }).waitFor();
        await firstReport(page).getByText('Also sent to glow-sticks.example').waitFor();
      }),
  );

  test('take a report, resolve it and open it again', LONG, () =>
    visitAs('mod', async (page) => {
      await openAsStaff(page);
      await openAbout(page, 'newcomer');
      const report = panel(page).locator(
        `[data-report="${await firstReport(page).getAttribute('data-report')}"]`,
      );
      await report.getByText('Nobody handles it yet').waitFor();
      await report.getByRole('button', { name: 'Take it' }).click();
      await report.getByText('Handled by @mod').waitFor();
      await report.getByRole('button', { name: 'Resolve', exact: true }).click();
      await report.getByText('Resolved', { exact: true }).waitFor();
      await report.getByRole('button', { name: 'Reopen' }).click();
      await report.getByText('Open', { exact: true }).waitFor();
      await report.getByRole('button', { name: 'Let go of it' }).click();
      await report.getByText('Nobody handles it yet').waitFor();
    }),
  );

  test(
    'limit an account and suspend it, which resolves what is reported of it, and take that back',
    LONG,
    () =>
      visitAs('mod', async (page) => {
        await openAsStaff(page);
        const name = 'deals@lamp-oil.example';
        await openAbout(page, name);
        const menu = panel(page).getByRole('button', { name: 'Account actions' });
        await menu.click();
        await expect(page.getByRole('menuitem', { name: /Make admin|Delete account/ })).toHaveCount(0);
        await page.getByRole('menuitemcheckbox', { name: /^Show posts to followers only/ }).click();
        await expect.poll(async () => (await userOnServer(name)).tags).toContain('mrf_tag:force-unlisted');
        await firstReport(page).getByText('Resolved', { exact: true }).waitFor();
        await menu.click();
        await page.getByRole('menuitem', { name: 'Deactivate account' }).click();
        const sure = page.getByRole('alertdialog');
        await sure.getByText('The open reports about it are resolved by that.').waitFor();
        await sure.getByRole('button', { name: 'Deactivate account' }).click();
        const done = panel(page).getByRole('group', { name: 'Done in this window' });
        await done.getByText(`@${name} deactivated`).waitFor();
        expect((await userOnServer(name)).is_active).toBe(false);
        await done.getByRole('listitem').filter({ hasText: 'deactivated' }).getByRole('button').click();
        await panel(page).getByRole('region', { name: 'At a glance' }).getByText('Active').waitFor();
        expect((await userOnServer(name)).is_active).toBe(true);
      }),
  );

  test('find people by name and by what rests on them, and let those in who wait', LONG, () =>
    visitAs('mod', async (page) => {
      await openAsStaff(page);
      await panel(page).getByRole('tab', { name: 'People' }).click();
      const people = panel(page).getByRole('feed', { name: 'People' });
      await panel(page).getByRole('searchbox', { name: 'Search people' }).fill('gus');
      await people.getByRole('article', { name: '@gus' }).waitFor();
      await panel(page).getByRole('searchbox', { name: 'Search people' }).fill('');
      await panel(page).getByRole('combobox', { name: 'Who' }).selectOption({ label: 'Staff' });
      await expect(people.getByRole('article')).toHaveCount(2);
      await panel(page).getByRole('tab', { name: 'Registrations' }).click();
      const waiting = people.getByRole('article', { name: '@fledgling' });
      await waiting.getByText('For the tides.').waitFor();
      await waiting.getByRole('checkbox').check();
      await panel(page).getByRole('button', { name: 'Approve 1 person' }).click();
      await waiting.waitFor({ state: 'detached' });
    }),
  );

  test('are told of reports, old and new, and led to each', LONG, () =>
    visitAs('mod', async (page) => {
      await openAsStaff(page);
      await page.goto(`${proxied.url}/mod/notifications`);
      const rows = page.getByRole('main').getByRole('article');
      const told = rows.filter({ hasText: / reported / });
      await told.first().waitFor();
      const before = await told.count();
      const ada = await Person.as(place.instance.url, 'ada');
      const gus = v.parse(Id, await ada.call('GET', '/api/v1/accounts/lookup?acct=gus'));
      await ada.call('POST', '/api/v1/reports', { account_id: gus.id, comment: 'Shouts at the tides.' });
      const row = rows.filter({ hasText: 'Ada Vale reported @gus' }).first();
      // It is streamed.
      await row
        .or(page.getByRole('button', { name: /^Show new/ }))
        .first()
        .waitFor();
      if (!(await row.isVisible()))
        await page
          .getByRole('button', { name: /^Show new/ })
          .first()
          .click();
      await row.waitFor();
      await expect(told).toHaveCount(before + 1);
      await row.getByRole('button', { name: 'Open report' }).click();
      const report = firstReport(page);
      await report.getByText('Shouts at the tides.').waitFor();
      await report.getByText('Open', { exact: true }).waitFor();
      // A start anew finds it, too.
      await page.goto(`${proxied.url}/mod/notifications`);
      await row.waitFor();
    }),
  );

  test('are nobody else: an ordinary member sees nothing of it', LONG, () =>
    visitAs('ada', async (page) => {
      await page.goto(`${proxied.url}/moderation`);
      await page.getByRole('feed').first().waitFor();
      await expect(page.getByRole('button', { name: 'Moderation', exact: true })).toHaveCount(0);
      await expect(panel(page)).toHaveCount(0);
      const ada = (await Person.as(place.instance.url, 'ada')).at(dressed.url);
      for (const path of ['reports', 'accounts']) {
        expect((await ada.send('GET', `/api/v1/admin/${path}`)).status).toBe(403);
        expect((await fetch(`${dressed.url}/api/v1/admin/${path}`)).status).toBe(401);
      }
    }),
  );
});
