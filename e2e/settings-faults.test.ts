import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import type { Fault } from './support/fault-proxy';
import { Person } from './support/person';
import { REFUSALS } from './support/refusals';
import { visitAs, world } from './support/world';

const place = world();
const settings = (page: Page): Locator => page.getByRole('dialog', { name: 'Settings' });
const form = (page: Page, name: string): Locator => settings(page).getByRole('form', { name, exact: true });

async function goTo(page: Page, tab: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${place.url}/settings/${tab}`);
  await settings(page).waitFor();
}

const PROFILES = '/api/v1/akkoma/frontend_settings/pleroma-fe';

/** What each tab asks the server for when it is opened, and what shows that it came. */
const READS: readonly (readonly [tab: string, call: string, fault: Fault, sign: (page: Page) => Locator])[] =
  [
    [
      'profile',
      'GET /api/v1/accounts/verify_credentials',
      { is: 'status', status: 500 },
      (page) => settings(page).getByLabel('Name', { exact: true }),
    ],
    [
      'security',
      'GET /api/oauth_tokens',
      { is: 'html' },
      (page) =>
        settings(page)
          .getByRole('button', { name: /^Sign out: / })
          .or(settings(page).getByText('This one'))
          .first(),
    ],
    [
      'security',
      'GET /api/pleroma/accounts/mfa',
      { is: 'half' },
      (page) => settings(page).getByRole('button', { name: 'Set up two-factor sign-in' }),
    ],
    [
      'notifications',
      'GET /api/v1/accounts/verify_credentials',
      { is: 'nothing' },
      (page) => settings(page).getByRole('switch', { name: /Nothing from people you do not follow/ }),
    ],
    [
      'mutesAndBlocks#muted',
      'GET /api/v1/mutes',
      { is: 'status', status: 429 },
      (page) =>
        settings(page)
          .getByText(/Nobody|@/)
          .first(),
    ],
    [
      'mutesAndBlocks#domains',
      'GET /api/v1/domain_blocks',
      { is: 'status', status: 403 },
      (page) =>
        settings(page)
          .getByText(/^No |Show again/)
          .first(),
    ],
    ['move', 'GET /api/pleroma/aliases', { is: 'html' }, (page) => settings(page).getByText(/alias/i).last()],
    [
      'dataImportExport#backup',
      'GET /api/v1/pleroma/backups',
      { is: 'status', status: 500 },
      (page) => settings(page).getByText('You have asked for no backup yet.'),
    ],
    [
      'profiles',
      `GET ${PROFILES}`,
      { is: 'status', status: 500 },
      (page) => settings(page).getByRole('textbox', { name: 'Name of a new profile' }),
    ],
  ];

test.describe('a tab whose reading call fails', () => {
  for (const [tab, call, fault, sign] of READS)
    test(`${tab}, ${call}: says so at its place, and comes at the next try`, () =>
      visitAs(place, 'ada', {}, async ({ page }) => {
        place.proxy.fault(call, fault);
        await goTo(page, tab);
        const again = settings(page).getByRole('alert').getByRole('button', { name: 'Try again' }).first();
        await again.waitFor();
        place.proxy.liftAll();
        await again.click();
        await sign(page).waitFor();
        await expect(settings(page).getByRole('alert')).toHaveCount(0);
      }));
});

const PASSWORD = 'skein-demo';

interface Write {
  tab: string;
  call: string;
  /** Where it is told. */
  at: (page: Page) => Locator;
  /** By label: what is typed. */
  typed: Readonly<Record<string, string>>;
  /** Sends it. */
  press: (page: Page) => Promise<void>;
  /** What a missing call is taken for here. */
  missing?: string;
}

const WRITES: readonly Write[] = [
  {
    tab: 'security',
    call: 'POST /api/pleroma/change_email',
    at: (page) => form(page, 'Email address'),
    typed: { 'New email address': 'ada@typed.example', 'Current password': PASSWORD },
    press: (page) =>
      form(page, 'Email address').getByRole('button', { name: 'Change email address' }).click(),
  },
  {
    tab: 'security',
    call: 'POST /api/pleroma/delete_account',
    at: (page) => form(page, 'Delete my account'),
    typed: { 'Current password': PASSWORD, 'Type ada to confirm': 'ada' },
    press: (page) =>
      form(page, 'Delete my account').getByRole('button', { name: 'Delete my account' }).click(),
  },
  {
    tab: 'security',
    call: 'GET /api/pleroma/accounts/mfa/setup/totp',
    at: (page) => settings(page),
    typed: {},
    press: (page) => settings(page).getByRole('button', { name: 'Set up two-factor sign-in' }).click(),
  },
  {
    tab: 'move',
    call: 'PUT /api/pleroma/aliases',
    at: (page) => form(page, 'Add alias'),
    typed: { 'Handle of the other account': 'lin' },
    press: (page) => form(page, 'Add alias').getByRole('button', { name: 'Add alias' }).click(),
    missing: 'Your server does not know this account.',
  },
  {
    tab: 'move',
    call: 'POST /api/pleroma/move_account',
    at: (page) => form(page, 'Move away from this account'),
    typed: { 'Handle of the new account': 'lin@far.example', 'Current password': PASSWORD },
    press: async (page) => {
      await form(page, 'Move away from this account')
        .getByRole('button', { name: 'Move my followers' })
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Move my followers' }).click();
    },
    missing: '',
  },
  {
    tab: 'dataImportExport#backup',
    call: 'POST /api/v1/pleroma/backups',
    at: (page) => settings(page),
    typed: {},
    press: (page) => settings(page).getByRole('button', { name: 'Ask for a backup' }).click(),
  },
  {
    tab: 'notifications',
    call: 'PUT /api/pleroma/notification_settings',
    at: (page) => settings(page),
    typed: {},
    press: (page) =>
      settings(page)
        .getByRole('switch', { name: /Nothing from people you do not follow/ })
        .click(),
  },
  {
    tab: 'profiles',
    call: `PUT ${PROFILES}/*`,
    at: (page) => settings(page),
    typed: { 'Name of a new profile': 'train' },
    press: (page) => settings(page).getByRole('button', { name: 'Save as new' }).click(),
  },
];

test.describe('what is asked of the server in the settings', () => {
  for (const { tab, call, at, typed, press, missing } of WRITES)
    test(`${call}: each refusal is told where it was asked, and what was typed stays`, () =>
      visitAs(place, 'ada', { path: null }, async ({ page }) => {
        await goTo(page, tab);
        const fields = Object.entries(typed).map(
          ([label, words]) => [at(page).getByLabel(label, { exact: true }), words] as const,
        );
        for (const [field, words] of fields) await field.fill(words);
        for (const [name, fault, words] of REFUSALS) {
          const lift = place.proxy.fault(call, fault);
          await press(page);
          const expected = name === 'a missing call' ? (missing ?? words) : words;
          await at(page).getByRole('alert').filter({ hasText: expected }).first().waitFor();
          for (const [field, kept] of fields) await expect(field, name).toHaveValue(kept);
          lift();
        }
      }));
});

test.describe('ending a session', () => {
  const FAILED = 'It is still signed in.';

  test('that the server refuses leaves it in the list and says why beside it, whatever the refusal', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      await Person.as(place.instance.url, 'ada');
      await goTo(page, 'security#sessions');
      const buttons = settings(page).getByRole('button', { name: /^Sign out: / });
      await buttons.first().waitFor();
      const label = (await buttons.first().getAttribute('aria-label')) ?? '';
      const row = settings(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: label, exact: true }) });
      for (const [name, fault, words] of REFUSALS) {
        // What is not there has ended.
        if (name === 'a missing call') continue;
        const lift = place.proxy.fault('DELETE /api/oauth_tokens/*', fault);
        await buttons.first().click();
        const alert = row.getByRole('alert').filter({ hasText: FAILED });
        await alert.filter({ hasText: words }).waitFor();
        lift();
      }
      await row.getByRole('button', { name: label, exact: true }).click();
      await row.waitFor({ state: 'detached' });
    }));

  test('of all others says so below the list, and those that were ended before it failed are gone from it', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      for (let more = 0; more < 2; more += 1) await Person.as(place.instance.url, 'ada');
      await goTo(page, 'security#sessions');
      const buttons = settings(page).getByRole('button', { name: /^Sign out: / });
      await buttons.first().waitFor();
      const last = (await buttons.last().getAttribute('aria-label')) ?? '';
      const lastId = /\d+/.exec(last.split(' ').at(-1) ?? '')?.[0] ?? '';
      place.proxy.fault(`DELETE /api/oauth_tokens/${lastId}`, { is: 'status', status: 403 });
      await settings(page).getByRole('button', { name: 'Sign out all others' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out all others' }).click();
      await settings(page).getByRole('alert').filter({ hasText: FAILED }).waitFor();
      await expect(buttons).toHaveCount(1);
      await expect(buttons.first()).toHaveAttribute('aria-label', last);
      place.proxy.liftAll();
      await settings(page).getByRole('button', { name: 'Sign out all others' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out all others' }).click();
      await settings(page).getByText('You are signed in nowhere else.').waitFor();
    }));
});

test.describe('an import', () => {
  /** Whether the lines behind would fail alike: the import stops there, and goes on with the same line. */
  const STOPS = ['a sign-in that is over', 'a broken server', 'a page', 'nothing'];
  /** A page that comes later knows the kind of the refusal, not the words of the server. */
  const ours: Readonly<Record<string, string>> = { 'a broken server': 'The server has a problem' };

  test('tells of each refusal at its place, loses no line, and goes on', () =>
    visitAs(place, 'ada', { path: null }, async ({ page }) => {
      await goTo(page, 'dataImportExport#import');
      const host = new URL(place.url).host;
      for (const [name, fault, words] of REFUSALS) {
        // Too much is waited out, as below.
        if (name === 'too much') continue;
        await settings(page).getByLabel('What the file holds').selectOption('Whom you mute');
        const choosing = page.waitForEvent('filechooser');
        await settings(page).getByRole('button', { name: 'Choose a file…' }).click();
        const buffer = Buffer.from(`otto@${host}\ngus@${host}\n`);
        await (await choosing).setFiles({ name: 'mutes.csv', mimeType: 'text/csv', buffer });
        const lift = place.proxy.fault(/^\/api\/v1\/accounts\/[^/]+\/mute$/, fault);
        await settings(page).getByRole('button', { name: 'Start the import' }).click();
        if (STOPS.includes(name)) {
          await settings(page).getByText('The import stopped after 0 of 2.').waitFor();
          await settings(page)
            .getByRole('alert')
            .filter({ hasText: ours[name] ?? words })
            .waitFor();
        } else {
          await settings(page).getByText('Failed: 2.').waitFor();
          await settings(page).getByText('2 lines failed').click();
          await settings(page).getByText(`otto@${host}`).waitFor();
        }
        lift();
        await settings(page)
          .getByRole('button', { name: /^(Give up|Close the report)/ })
          .click();
      }
    }));

  test('waits as long as the server asks, says so, and goes on; a later page goes on too, and nothing is done twice', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const host = new URL(place.url).host;
      const ada = await Person.as(place.instance.url, 'ada');
      const [otto, gus] = await Promise.all([ada.idOf('otto'), ada.idOf('gus')]);
      const mutes = (): string[] => place.proxy.requests().filter((one) => /^POST .*\/mute$/.test(one));
      const refuse = (id: string, seconds: number, times?: number): (() => void) =>
        place.proxy.fault(
          `POST /api/v1/accounts/${id}/mute`,
          { is: 'status', status: 429, headers: { 'retry-after': String(seconds) } },
          times,
        );
      await goTo(page, 'dataImportExport#import');
      await settings(page).getByLabel('What the file holds').selectOption('Whom you mute');
      const choosing = page.waitForEvent('filechooser');
      await settings(page).getByRole('button', { name: 'Choose a file…' }).click();
      const buffer = Buffer.from(`otto@${host}\ngus@${host}\n`);
      await (await choosing).setFiles({ name: 'mutes.csv', mimeType: 'text/csv', buffer });
      mutes();
      refuse(otto, 2, 1);
      const lift = refuse(gus, 600);
      await settings(page).getByRole('button', { name: 'Start the import' }).click();
      const waits = settings(page).getByRole('status').filter({ hasText: 'The server asks to wait until' });
      await waits.waitFor();
      await settings(page).getByText('Whom you mute: 1 of 2').waitFor();
      await waits.filter({ hasText: 'New: 1. So already: 0. Failed: 0.' }).waitFor();
      const post = (id: string): string => `POST /api/v1/accounts/${id}/mute`;
      expect(mutes()).toEqual([post(otto), post(otto), post(gus)]);
      await page.reload();
      await settings(page).getByText('The import stopped after 1 of 2.').waitFor();
      await settings(page).getByRole('button', { name: 'Go on' }).click();
      await waits.waitFor();
      await settings(page).getByRole('button', { name: 'Stop', exact: true }).click();
      await settings(page).getByText('The import stopped after 1 of 2.').waitFor();
      mutes();
      lift();
      await settings(page).getByRole('button', { name: 'Go on' }).click();
      await settings(page).getByText('The import is finished.').waitFor();
      await settings(page).getByText('New: 2. So already: 0. Failed: 0.').waitFor();
      expect(mutes()).toEqual([post(gus)]);
    }));
});
