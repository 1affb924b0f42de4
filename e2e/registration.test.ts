import { expect, test } from './support/test';
import type { Locator, Page } from '@playwright/test';
import { axeFindings, DESKTOP, PHONE, settled } from './support/browser';
import { startInstance } from './support/instance';
import { Person } from './support/person';
import { visit, visitAs, world } from './support/world';

const place = world({ flags: ['--mailer'] });

/** Another instance, with its door set otherwise. */
async function at(
  flags: readonly string[],
  run: (page: Page, url: string) => Promise<void>,
  options: Parameters<typeof visit>[1] = {},
): Promise<void> {
  const instance = await startInstance({ flags });
  try {
    await visit(place, options, ({ page }) => run(page, instance.url));
  } finally {
    await instance.stop();
  }
}

const box = (page: Page, label: string): Locator => page.getByRole('main').getByLabel(label, { exact: true });
const submit = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: 'Create account' }).click();

async function fill(page: Page, name: string, more: Readonly<Record<string, string>> = {}): Promise<void> {
  const fields = {
    Username: name,
    'Full name': `The ${name}`,
    Password: 'long enough',
    'Confirm password': 'long enough',
    ...more,
  };
  for (const [label, value] of Object.entries(fields)) await box(page, label).fill(value);
}

test.describe('becoming a member', () => {
  test('signs in and leads home, after plain words about what was missing (REG-01 to REG-04)', () =>
    visit(place, { locale: 'de-AT' }, async ({ page }) => {
      await page.goto(`${place.url}/login?lang=en`);
      await page.getByRole('main').getByRole('link', { name: 'Create account' }).click();
      await page.getByRole('heading', { level: 1, name: 'Create your account' }).waitFor();
      await expect(box(page, 'Language of emails')).toHaveValue('de');
      for (const [label, hint] of [
        ['Username', 'username'],
        ['Full name', 'name'],
        ['Email (optional)', 'email'],
        ['Password', 'new-password'],
        ['Confirm password', 'new-password'],
      ] as const)
        await expect(box(page, label), label).toHaveAttribute('autocomplete', hint);
      await page.getByRole('main').getByText('No lamp oil.').waitFor();

      await submit(page);
      const summary = page.getByRole('main').getByRole('alert');
      await summary.getByText('4 things are not right yet').waitFor();
      await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await axeFindings(page)).toEqual([]);
      await summary.getByRole('button', { name: /^Full name/ }).click();
      await expect
        .poll(() => box(page, 'Full name').evaluate((element) => element === document.activeElement))
        .toBe(true);

      // Not while it is typed: once the field is left, and said aloud.
      await box(page, 'Email (optional)').pressSequentially('ada at home');
      const address = page.getByText(/^This is not an email address/);
      await expect(address).toHaveCount(0);
      await page.keyboard.press('Tab');
      await address.waitFor();
      await page.getByRole('status').filter({ hasText: 'Email: This is not' }).waitFor({ state: 'attached' });
      await box(page, 'Email (optional)').fill('');

      await fill(page, 'ada', { 'Confirm password': 'another' });
      await box(page, 'Confirm password').blur();
      await page.getByText('Should be the same as password', { exact: true }).waitFor();
      await fill(page, 'ada');
      await submit(page);
      await summary.getByText('has already been taken').first().waitFor();
      await expect(box(page, 'Username')).toHaveAttribute('aria-invalid', 'true');
      await expect(box(page, 'Password')).toHaveValue('long enough');

      // A reload in the middle loses nothing but the passwords.
      await page.goto(`${place.url}/registration?lang=en`);
      await expect(box(page, 'Username')).toHaveValue('ada');
      await expect(box(page, 'Password')).toHaveValue('');
      await fill(page, 'wadingbird');
      await submit(page);
      await page.waitForURL('**/main/friends');
      await page.getByText('@wadingbird').first().waitFor();
      await page.goto(`${place.url}/registration`);
      await page.waitForURL('**/main/friends');
    }));

  test('tells the address that one will have, on the domain of the server’s own choice', () =>
    visit(place, {}, async ({ page }) => {
      const host = new URL(place.url).host;
      const own = new URL(place.instance.url).host;
      place.proxy.fault(/\/api\/v[12]\/instance$/, {
        is: 'change',
        change: (json) => {
          const { uri, domain, ...rest } = JSON.parse(json);
          return JSON.stringify({
            ...rest,
            ...(uri === undefined ? {} : { uri: 'tidepool.example' }),
            ...(domain === undefined ? {} : { domain: 'tidepool.example' }),
          });
        },
      });
      await page.goto(`${place.url}/registration`);
      await box(page, 'Username').waitFor();
      const told = page.getByText(/^You will be @/);
      await expect(told).toHaveCount(0);
      await box(page, 'Username').fill('wader');
      await expect.poll(() => told.allInnerTexts()).toEqual(['You will be @wader@tidepool.example']);
      const description = await box(page, 'Username').evaluate((field) =>
        (field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      );
      expect(description).toContain('@wader@tidepool.example');
      for (const elsewhere of [host, own]) expect(description).not.toContain(elsewhere);
    }));

  test('takes the first press of its button, though it leaves a field that is wrong', () =>
    visit(place, {}, async ({ page }) => {
      await page.goto(`${place.url}/registration`);
      await fill(page, 'eager');
      await box(page, 'Email (optional)').fill('no address');
      await submit(page);
      await page.getByRole('main').getByRole('alert').getByText('One thing is not right yet').waitFor();
    }));

  test('waits for a moderator where requests are read, and refuses a wrong captcha first', () =>
    at(
      ['--registration', 'approval', '--captcha', 'native'],
      async (page, url) => {
        await page.goto(`${url}/registration`);
        await fill(page, 'hopeful', { 'Why do you want to join?': 'I count waders.', Captcha: 'wrong' });
        const picture = page.getByRole('img', { name: 'Letters to type' });
        const before = (await picture.getAttribute('src')) ?? '';
        await submit(page);
        await page.getByRole('main').getByRole('alert').getByText('Invalid CAPTCHA').waitFor();
        await expect(picture).not.toHaveAttribute('src', before);
        await expect(box(page, 'Captcha')).toHaveValue('');
        await expect(box(page, 'Why do you want to join?')).toHaveValue('I count waders.');
        expect(await axeFindings(page)).toEqual([]);
      },
      { viewport: PHONE, hasTouch: true },
    ));

  test('stays where it is when its captcha comes late', () =>
    at(
      ['--captcha', 'native'],
      async (page, url) => {
        let letCome = (): void => {};
        const held = new Promise<void>((resolve) => {
          letCome = resolve;
        });
        await page.route('**/api/pleroma/captcha', async (route) => {
          await held;
          await route.continue();
        });
        await page.goto(`${url}/registration`);
        await box(page, 'Username').waitFor();
        const seen = (): Promise<readonly string[]> =>
          page
            .getByRole('main')
            .locator('label')
            .evaluateAll((parts) =>
              parts
                .filter((part) => part.checkVisibility({ visibilityProperty: true }))
                // The rules, which the last sentence names, come by another answer.
                .filter((part) => !part.querySelector('a'))
                .map((part) => `${part.textContent} ${part.getBoundingClientRect().top}`),
            );
        const before = await settled(page, seen);
        expect(before.length).toBeGreaterThan(3);
        letCome();
        const picture = page.getByRole('img', { name: 'Letters to type' });
        await picture.waitFor();
        await picture.evaluate(async (image) => {
          if (image instanceof HTMLImageElement) await image.decode();
        });
        await expect.poll(() => seen()).toEqual(expect.arrayContaining([...before]));
      },
      { viewport: PHONE, hasTouch: true },
    ));

  test('ends on a page of its own where a moderator decides', () =>
    at(['--registration', 'approval'], async (page, url) => {
      await page.goto(`${url}/registration?lang=ar-XB`);
      await expect.poll(() => page.evaluate(() => document.dir)).toBe('rtl');
      // The language is there before the page's own code.
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.goto(`${url}/registration`);
      await fill(page, 'patient', { 'Why do you want to join?': 'I can wait.' });
      await submit(page);
      await page.waitForURL('**/registration-request-sent');
      await page.getByText('Request sent').first().waitFor();
      expect(await axeFindings(page)).toEqual([]);
    }));

  test('asks for an email where it has to be confirmed, and says that one is on its way', () =>
    at(['--registration', 'confirmation'], async (page, url) => {
      await page.goto(`${url}/registration`);
      await fill(page, 'mailed');
      await submit(page);
      await page.getByRole('alert').getByText('Email: Cannot be left blank').waitFor();
      await box(page, 'Email').fill('mailed@mail.example');
      await submit(page);
      await page.waitForURL('**/awaiting-email-confirmation');
      await page.getByText('Follow the link in it').waitFor();
    }));

  test('opens a closed door to those who were invited, once (REG-05)', () =>
    at(['--registration', 'invite'], async (page, url) => {
      const admin = await Person.as(url, 'admin');
      const invite = await admin.invite();
      await page.goto(`${url}/registration`);
      await page.waitForURL(/\/main\/|\/login/);
      await page.goto(`${url}/registration/${invite}`);
      await expect(box(page, 'Invite token')).toHaveValue(invite);
      await expect.poll(() => box(page, 'Invite token').getAttribute('readonly')).not.toBeNull();
      await fill(page, 'invited');
      await submit(page);
      await page.waitForURL('**/main/friends');
    }));
});

test.describe('a private instance', () => {
  test('shows visitors neither timelines nor search, on a desktop and on a phone (NAV-25)', () =>
    at(['--private'], async (page, url) => {
      for (const path of ['/', '/main/all', '/main/public', '/tag/tide', '/search?query=tide']) {
        await page.goto(url + path);
        await page.waitForURL('**/login');
      }
      // No mail is sent here, so there is no form for it.
      await page.goto(`${url}/password-reset`);
      await page.getByText('sends no emails').waitFor();
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
      await page.goto(`${url}/about`);
      await page.getByRole('heading', { name: 'Staff' }).waitFor();
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport);
        if (viewport === PHONE) await page.getByRole('button', { name: 'Menu' }).click();
        for (const name of ['Timelines', 'Local', 'Known network', 'Search'])
          await expect(page.getByRole('link', { name, exact: true }), name).toHaveCount(0);
        expect(await axeFindings(page)).toEqual([]);
      }
    }));
});

test('a link is sent to who forgot the password (REG-07)', async () => {
  await visit(place, {}, async ({ page }) => {
    await page.goto(`${place.url}/login`);
    await page.getByRole('main').getByRole('link', { name: 'Forgot password?' }).click();
    await box(page, 'Email').fill('ada@tidepool.example');
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('Check your inbox').waitFor();
    await expect(box(page, 'Email')).toHaveValue('');
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(`${place.url}/password-reset?requested=true`);
    await page.getByText('A new password is required').waitFor();
  });
});

test('the about page tells of staff, terms, neighbours and policies (ABOUT-01)', () =>
  visit(place, {}, async ({ page }) => {
    await page.goto(`${place.url}/about`);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Harbour Office' }).waitFor();
    await expect
      .poll(() => main.getByText(/^(Admin|Moderator)$/).allInnerTexts())
      .toEqual(['Admin', 'Moderator']);
    await main.getByRole('row', { name: 'lamp-oil.example Spam, no moderation' }).waitFor();
    await main.getByRole('row', { name: 'gulls.example Not applicable' }).waitFor();
    await main.getByRole('row', { name: 'crypto barnacles' }).waitFor();
    await main.getByRole('link', { name: 'hedgerow.example' }).waitFor();
    await main.getByText('No lamp oil.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  }));

test('the sidebar recommends three people to whoever uses the page, and follows them at a click (NAV-24)', () =>
  visitAs(place, 'lin', {}, async ({ page }) => {
    const panel = page.getByRole('region', { name: 'Who to follow' });
    // The picture of the last screen hears no keys.
    const isThere = async (): Promise<boolean> => {
      await page.keyboard.press('Tab');
      return panel.isVisible();
    };
    await expect.poll(isThere, { timeout: 20_000 }).toBe(true);
    await expect(panel.getByRole('listitem')).toHaveCount(3);
    const follow = panel.getByRole('button', { name: /^Follow / }).first();
    await follow.click();
    await panel.getByRole('button', { pressed: true }).first().waitFor();
    await expect(panel.getByRole('link', { name: 'More people to follow' })).toHaveAttribute(
      'href',
      '/who-to-follow',
    );
    await page.getByRole('region', { name: 'About Tidepool' }).getByText('#introduction').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  }));
