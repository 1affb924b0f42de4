import { expect, test } from './support/test';
import type { Locator, Page } from '@playwright/test';
import { axeFindings, PHONE, settled } from './support/browser';
import { LONG } from './support/long';
import { startInstance } from './support/instance';
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
      // The first press of the button counts, though it leaves a field that is wrong.
      await box(page, 'Email (optional)').fill('no address');
      await submit(page);
      await summary.getByText('One thing is not right yet').waitFor();
      await box(page, 'Email (optional)').fill('');
      await submit(page);
      await page.waitForURL('**/main/friends');
      await page.getByText('@wadingbird').first().waitFor();
      await page.goto(`${place.url}/registration`);
      await page.waitForURL('**/main/friends');
    }));
});

// Every page and menu that is shut: routes.test.ts, nav-entries.test.ts.
test('a private instance shows visitors neither timelines nor search (NAV-25), and its registration stays where it is when its captcha comes late', () =>
  at(
    ['--private', '--captcha', 'native'],
    async (page, url) => {
      await page.goto(`${url}/main/public`);
      await page.waitForURL('**/login');
      await page.getByRole('main').getByLabel('Username').waitFor();
      for (const name of ['Timelines', 'Local', 'Known network', 'Search'])
        await expect(page.getByRole('link', { name, exact: true }), name).toHaveCount(0);

      await page.setViewportSize(PHONE);
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
    { hasTouch: true },
  ));

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
  }));

test('the sidebar recommends people to whoever uses the page (NAV-24)', LONG, () =>
  visitAs(place, 'lin', {}, async ({ page }) => {
    const panel = page.getByRole('region', { name: 'Who to follow' });
    // The picture of the last screen hears no keys.
    const isThere = async (): Promise<boolean> => {
      await page.keyboard.press('Tab');
      return panel.isVisible();
    };
    await expect.poll(isThere, { timeout: 20_000 }).toBe(true);
    await expect(panel.getByRole('listitem')).toHaveCount(3);
    await page.getByRole('region', { name: 'About Tidepool' }).getByText('#introduction').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  }),
);
