import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/test';
import type { Fault } from './support/fault-proxy';
import { PHONE } from './support/browser';
import { Person } from './support/person';
import { visitAs, world } from './support/world';

const place = world({ flags: ['--registration', 'approval'] });
test.beforeAll(() => Person.applies(place.instance.url, 'fledgling', 'For the tides.'));
const ADMIN = '/api/v1/pleroma/admin';
const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Moderation' });
const queue = (page: Page): Locator => panel(page).getByRole('feed', { name: 'Reports' });
const people = (page: Page): Locator => panel(page).getByRole('feed', { name: 'People' });

const REFUSED: Fault = { is: 'status', status: 500 };

const User = v.object({
  is_active: v.boolean(),
  is_approved: v.boolean(),
  tags: v.array(v.string()),
  roles: v.object({ admin: v.boolean(), moderator: v.boolean() }),
});

async function userOnServer(name: string): Promise<v.InferOutput<typeof User> | null> {
  const staff = await Person.as(place.instance.url, 'admin');
  const { status, body } = await staff.send('GET', `${ADMIN}/users/${name}`);
  return status === 404 ? null : v.parse(User, body);
}

/** At a place of the panel, its code and data asked for anew. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${place.url}/moderation${path}`);
  await panel(page).waitFor();
}

/** What reads, where it stands, and what shows that it came. */
const READS: readonly (readonly [path: string, call: string, fault: Fault, sign: (page: Page) => Locator])[] =
  [
    ['', `GET ${ADMIN}/reports`, REFUSED, (page) => queue(page).getByRole('article').first()],
    ['/users', `GET ${ADMIN}/users`, { is: 'html' }, (page) => people(page).getByRole('article').first()],
    [
      '/users/gus',
      `GET ${ADMIN}/users/gus`,
      { is: 'status', status: 404 },
      (page) => panel(page).getByRole('region', { name: 'At a glance' }),
    ],
    [
      '/users/gus',
      `GET ${ADMIN}/users/gus/statuses`,
      { is: 'nothing' },
      (page) => panel(page).getByRole('group', { name: 'Posts' }).getByRole('article').first(),
    ],
    ['/approvals', `GET ${ADMIN}/users`, { is: 'half' }, (page) => people(page).getByRole('article').first()],
    [
      '/invites',
      `GET ${ADMIN}/users/invites`,
      REFUSED,
      (page) =>
        panel(page)
          .getByText(/No invitations yet|used \d+ time/)
          .first(),
    ],
    [
      '/log',
      `GET ${ADMIN}/moderation_log`,
      { is: 'html' },
      (page) =>
        panel(page)
          .getByText(/Nothing in the log/)
          .or(panel(page).getByRole('listitem'))
          .first(),
    ],
  ];

test.describe('a reading call of the panel that fails', () => {
  for (const [path, call, fault, sign] of READS)
    test(`${call} at /moderation${path} says so, and comes at the next try`, () =>
      visitAs(place, 'admin', {}, async ({ page }) => {
        place.proxy.fault(call, fault);
        await goTo(page, path);
        const again = panel(page).getByRole('button', { name: 'Try again' }).first();
        await again.waitFor();
        await expect(sign(page)).toHaveCount(0);
        place.proxy.liftAll();
        await again.click();
        await sign(page).waitFor();
      }));
});

/** What can be done with a person, the call that carries it out, and what the server would be then. */
const DEEDS: readonly (readonly [item: string, call: string, confirm?: string])[] = [
  ['Deactivate account', `PATCH ${ADMIN}/users/deactivate`, 'Deactivate account'],
  ['Make moderator', `POST ${ADMIN}/users/gus/permission_group/moderator`, 'Make moderator'],
  ['Mark all media as sensitive', `PUT ${ADMIN}/users/tag`],
  ['Ask for a new password', `PATCH ${ADMIN}/users/force_password_reset`, 'Ask for a new password'],
  ['Turn two-factor sign-in off', `PUT ${ADMIN}/users/disable_mfa`, 'Turn two-factor sign-in off'],
];

test.describe('a changing call of the panel that fails', () => {
  test('leaves a person as they were, says what was not done, and does it at the next try', async () => {
    const before = await userOnServer('gus');
    await visitAs(place, 'admin', { path: null }, async ({ page }) => {
      await goTo(page, '/users/gus');
      const done = panel(page).getByRole('group', { name: 'Done in this window' });
      for (const [item, call, confirm] of DEEDS) {
        place.proxy.fault(call, REFUSED);
        await panel(page).getByRole('button', { name: 'Account actions' }).click();
        await page.getByRole('menu').getByText(item, { exact: true }).click();
        if (confirm !== undefined)
          await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
        await panel(page).getByRole('alert').getByText(`${item} was not done`).waitFor();
        await expect(done, item).toHaveCount(0);
        place.proxy.liftAll();
      }
      expect(await userOnServer('gus')).toEqual(before);
      await panel(page).getByRole('region', { name: 'At a glance' }).getByText('Active').waitFor();
      // The last of them once more, by the button beside its words.
      await panel(page).getByRole('alert').getByRole('button', { name: 'Try again' }).click();
      await done.getByText('Two-factor sign-in is off for @gus').waitFor();
    });
  });

  test('keeps who waits for approval waiting, whether approved or rejected', () =>
    visitAs(place, 'admin', { path: null }, async ({ page }) => {
      await goTo(page, '/approvals');
      const first = people(page).getByRole('article').first();
      const name = ((await first.getAttribute('aria-label')) ?? '').replace('@', '');
      await first.getByRole('checkbox').check();
      place.proxy.fault(`PATCH ${ADMIN}/users/approve`, REFUSED);
      await panel(page).getByRole('button', { name: 'Approve 1 person' }).click();
      await panel(page).getByRole('alert').getByText('Approve 1 person was not done').waitFor();
      place.proxy.fault(`DELETE ${ADMIN}/users`, REFUSED);
      await panel(page).getByRole('button', { name: 'Reject 1 person' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Reject 1 person' }).click();
      await panel(page).getByRole('alert').getByText('Reject 1 person was not done').waitFor();
      await people(page)
        .getByRole('article', { name: `@${name}` })
        .getByText('Waits for approval')
        .waitFor();
      expect((await userOnServer(name))?.is_approved).toBe(false);
    }));

  test('makes no invitation and revokes none, until it is tried again', () =>
    visitAs(place, 'admin', { path: null }, async ({ page }) => {
      await goTo(page, '/invites');
      const make = panel(page).getByRole('button', { name: 'Make invitation' });
      const good = panel(page).getByText('Good', { exact: true });
      place.proxy.fault(`POST ${ADMIN}/users/invite_token`, REFUSED);
      await make.click();
      await panel(page).getByRole('alert').getByText('Make invitation was not done').waitFor();
      const before = await good.count();
      place.proxy.liftAll();
      await make.click();
      await expect(good).toHaveCount(before + 1);
      place.proxy.fault(`POST ${ADMIN}/users/revoke_invite`, REFUSED);
      await panel(page).getByRole('button', { name: 'Revoke' }).first().click();
      await panel(page).getByRole('alert').getByText('Revoke was not done').waitFor();
      await expect(good).toHaveCount(before + 1);
      place.proxy.liftAll();
      await panel(page).getByRole('alert').getByRole('button', { name: 'Try again' }).click();
      await expect(good).toHaveCount(before);
      await expect(panel(page).getByRole('alert')).toHaveCount(0);
    }));

  test('keeps a note that was to be deleted', () =>
    visitAs(place, 'mod', { path: null }, async ({ page }) => {
      await goTo(page, '');
      await panel(page).getByRole('searchbox', { name: 'Search reports' }).fill('deals@lamp-oil.example');
      await queue(page).getByRole('article').first().getByRole('button').click();
      const words = panel(page).getByText('Second report today.', { exact: false });
      await words.waitFor();
      place.proxy.fault(/\/reports\/[^/]+\/notes\/[^/]+$/, REFUSED);
      await panel(page).getByRole('button', { name: 'Delete note' }).first().click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete note' }).click();
      await panel(page).getByRole('alert').getByText('Delete note was not done').waitFor();
      await expect(words).toHaveCount(1);
    }));
});

test.describe('a deletion whose answer is lost', () => {
  test('is asked about, not sent once more, and told as done when it was', () =>
    visitAs(place, 'admin', {}, async ({ page }) => {
      const name = 'moths@wing.example';
      await goTo(page, `/users/${name}`);
      await panel(page).getByRole('button', { name: 'Account actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete account' }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('textbox').fill(`@${name}`);
      place.proxy.fault(`DELETE ${ADMIN}/users`, { is: 'deaf' });
      place.proxy.requests();
      await dialog.getByRole('button', { name: 'Delete account for good' }).click();
      await dialog.waitFor({ state: 'detached' });
      const sent = place.proxy.requests();
      expect(sent.filter((one) => one === `DELETE ${ADMIN}/users`)).toHaveLength(1);
      expect(sent.filter((one) => one.startsWith(`GET ${ADMIN}/users/moths`)).length).toBeGreaterThan(0);
      expect(await userOnServer(name)).toBeNull();
    }));
});

test.describe('what is read of a report', () => {
  test('is how the other reports of its reporter ended, as the server has them', () =>
    visitAs(place, 'mod', {}, async ({ page }) => {
      const Reports = v.object({
        reports: v.array(
          v.object({ id: v.string(), state: v.string(), actor: v.object({ acct: v.string() }) }),
        ),
      });
      const staff = await Person.as(place.instance.url, 'admin');
      const all: v.InferOutput<typeof Reports>['reports'] = [];
      for (let at = 1; at <= 10; at += 1) {
        const { body } = await staff.send('GET', `${ADMIN}/reports?page=${at}&page_size=50`);
        all.push(...v.parse(Reports, body).reports);
      }
      await goTo(page, '');
      await panel(page).getByRole('searchbox', { name: 'Search reports' }).fill('deals@lamp-oil.example');
      await queue(page).getByRole('article').first().getByRole('button').click();
      const report = panel(page)
        .getByRole('article', { name: /^Report by / })
        .first();
      const id = await report.getAttribute('data-report');
      const by = all.find((one) => one.id === id)?.actor.acct;
      const others = all.filter((one) => one.actor.acct === by && one.id !== id);
      expect(others.length).toBeGreaterThan(0);
      const count = (state: string): number => others.filter((one) => one.state === state).length;
      await report
        .getByText(
          `Reports of theirs so far: ${count('resolved')} resolved, ${count('closed')} closed, ${count('open')} open`,
        )
        .waitFor();
    }));

  test('is its posts as they are now: an edited one says so', async () => {
    const [ada, lin] = await Promise.all(['ada', 'lin'].map((name) => Person.as(place.instance.url, name)));
    if (!ada || !lin) throw new Error('nobody');
    const edited = await lin.post('First words of a reported post.');
    await ada.call('POST', '/api/v1/reports', {
      account_id: await lin.me(),
      comment: 'Look before it changes.',
      'status_ids[]': edited.id,
    });
    await visitAs(place, 'mod', { path: `/notice/${edited.id}` }, async ({ page }) => {
      // The post is known here as it was.
      await page.getByText('First words of a reported post.').first().waitFor();
      place.proxy.cutSockets();
      place.proxy.refuseSockets(true);
      await lin.send('PUT', `/api/v1/statuses/${edited.id}`, { status: 'Other words of a reported post.' });
      await page.getByRole('button', { name: 'Moderation', exact: true }).click();
      await panel(page).getByRole('searchbox', { name: 'Search reports' }).fill('Look before it changes');
      await queue(page).getByRole('article').first().getByRole('button').click();
      const report = panel(page).getByRole('article').filter({ hasText: 'Look before it changes.' }).last();
      await report.getByText('Other words of a reported post.').waitFor();
      await report.getByRole('img', { name: /^Edited/ }).waitFor();
      await expect(report.getByText('First words of a reported post.')).toHaveCount(0);
    });
  });

  test('is what another moderator did meanwhile, after a look at the server', () =>
    visitAs(place, 'mod', { path: null }, async ({ page }) => {
      await goTo(page, '');
      await panel(page).getByRole('searchbox', { name: 'Search reports' }).fill('newcomer');
      const row = queue(page).getByRole('article', { name: '@newcomer' });
      await row.waitFor();
      await row.getByRole('checkbox').check();
      const Reports = v.object({
        reports: v.array(v.object({ id: v.string(), account: v.object({ acct: v.string() }) })),
      });
      const other = await Person.as(place.instance.url, 'admin');
      const pages = [1, 2, 3, 4, 5, 6, 7, 8].map((number) =>
        other.send('GET', `${ADMIN}/reports?state=open&page_size=50&page=${number}`),
      );
      const ids = (await Promise.all(pages))
        .flatMap(({ body }) => v.parse(Reports, body).reports)
        .filter(({ account }) => account.acct === 'newcomer')
        .map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(1);
      await other.send('POST', `${ADMIN}/reports/${ids[0]}/notes`, { content: 'I look into the first.' });
      await other.send('PATCH', `${ADMIN}/reports`, { reports: [{ id: ids[1], state: 'closed' }] });
      await panel(page).getByRole('button', { name: 'Check again' }).click();
      await row.getByText(`${ids.length - 1} report`).waitFor();
      // What was ticked stays so.
      await expect(row.getByRole('checkbox')).toBeChecked();
      await row.getByRole('button').click();
      await panel(page).getByText('I look into the first.').waitFor();
    }));
});

test.describe('the ways in', () => {
  test('by keys from home, and out again', () =>
    visitAs(place, 'mod', {}, async ({ page }) => {
      await page.keyboard.press('g');
      await page.keyboard.press('m');
      await queue(page).getByRole('article').first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/moderation');
      await page.keyboard.press('Escape');
      await panel(page).waitFor({ state: 'hidden' });
      expect(new URL(page.url()).pathname).toBe('/main/friends');
      await page.keyboard.press('?');
      await page.getByRole('dialog').getByText('g m', { exact: true }).waitFor();
    }));

  test('by the keys there is none for ordinary people', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      await page.keyboard.press('g');
      await page.keyboard.press('m');
      await page.keyboard.press('?');
      await page.getByRole('dialog').getByText('g h', { exact: true }).waitFor();
      await expect(page.getByText('g m', { exact: true })).toHaveCount(0);
      await expect(panel(page)).toHaveCount(0);
    }));

  test('to the server’s own administration is for admins, in a tab of its own', async () => {
    await visitAs(place, 'admin', {}, async ({ page }) => {
      const link = page.getByRole('link', { name: 'Administration' }).first();
      await expect(link).toHaveAttribute('href', `${place.url}/pleroma/admin/#/login-pleroma`);
      await expect(link).toHaveAttribute('target', '_blank');
    });
    await visitAs(place, 'mod', {}, async ({ page }) => {
      await page.getByRole('button', { name: 'Moderation', exact: true }).waitFor();
      await expect(page.getByRole('link', { name: 'Administration' })).toHaveCount(0);
    });
  });
});

test.describe('in the panel', () => {
  test('shows why somebody wants to join over the width of a phone, with their address and how long they wait', () =>
    visitAs(place, 'admin', { path: null, viewport: PHONE }, async ({ page }) => {
      await page.goto(`${place.url}/moderation/approvals`);
      const waiting = panel(page).getByRole('article', { name: '@fledgling' });
      await waiting.getByText(/^waiting for /).waitFor();
      await waiting.getByText('fledgling@').waitFor();
      const [words, mark] = await Promise.all(
        ['For the tides.', 'Waits for approval'].map((text) => waiting.getByText(text).boundingBox()),
      );
      expect(mark?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0));
    }));

  test('people are found by tag', async () => {
    const staff = await Person.as(place.instance.url, 'admin');
    const tags = { nicknames: ['gus'], tags: ['mrf_tag:sandbox'] };
    await staff.send('PUT', `${ADMIN}/users/tag`, tags);
    await visitAs(place, 'mod', { path: null }, async ({ page }) => {
      await goTo(page, '/users');
      await panel(page)
        .getByRole('combobox', { name: 'With the tag' })
        .selectOption({ label: 'Make all posts followers-only' });
      await people(page).getByRole('article', { name: '@gus' }).waitFor();
      await expect(people(page).getByRole('article')).toHaveCount(1);
    });
    await staff.send('DELETE', `${ADMIN}/users/tag`, tags);
  });

  test('announcements are made, changed and deleted, and a refused one is still to be posted', () =>
    visitAs(place, 'admin', { path: null }, async ({ page }) => {
      await goTo(page, '/announcements');
      const call = `POST ${ADMIN}/announcements`;
      place.proxy.fault(call, REFUSED);
      const form = panel(page).getByRole('form', { name: 'New announcement' });
      const words = form.getByRole('textbox', { name: 'Write an announcement' });
      await words.fill('The slipway is closed.');
      await form.getByLabel('Starts').fill('2020-01-01T08:00');
      await form.getByLabel('Ends').fill('2020-01-02T08:00');
      await form.getByRole('button', { name: 'Post' }).click();
      await form.getByRole('alert').getByText('The announcement could not be posted').waitFor();
      await expect(words).toHaveValue('The slipway is closed.');
      place.proxy.liftAll();
      await form.getByRole('button', { name: 'Post' }).click();
      const card = panel(page).getByRole('article').filter({ hasText: 'The slipway is closed.' });
      // Its time is over: people do not see it.
      await card.getByText('Inactive').waitFor();
      await card.getByRole('button', { name: 'Edit announcement' }).click();
      const editor = panel(page).getByRole('form', { name: 'Edit announcement' });
      await expect(editor.getByLabel('Ends')).toHaveValue('2020-01-02T08:00');
      await editor.getByLabel('Ends').fill('');
      await editor.getByRole('button', { name: 'Save' }).click();
      await card.getByText('Inactive').waitFor({ state: 'detached' });
      await card.getByRole('button', { name: 'Delete announcement' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await card.waitFor({ state: 'detached' });
    }));

  test('announcements are not there for moderators, nor by their address', () =>
    visitAs(place, 'mod', { path: null }, async ({ page }) => {
      await goTo(page, '/announcements');
      await queue(page).getByRole('article').first().waitFor();
      await expect(panel(page).getByRole('tab', { name: 'Announcements' })).toHaveCount(0);
    }));
});
