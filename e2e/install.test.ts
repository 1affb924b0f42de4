import type { CDPSession, Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/test';
import { PHONE } from './support/browser';
import { installable } from './support/installed';
import { Person } from './support/person';
import { png } from './support/pictures';
import { sessionOf } from './support/session';
import { startStaticHost } from './support/static-host';
import { visit, visitAs, world } from './support/world';

const place = world({ serviceWorker: true });
let admin: Person;
test.beforeAll(async () => {
  admin = await Person.as(place.instance.url, 'admin');
});

/** The service worker answers for this page from now on. */
async function untilServed(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 20_000 })
    .toBe(true);
}

const Manifest = v.object({
  name: v.string(),
  start_url: v.string(),
  theme_color: v.optional(v.string()),
  display_override: v.array(v.string()),
  icons: v.array(v.looseObject({ src: v.string(), purpose: v.optional(v.string()) })),
  shortcuts: v.array(v.object({ name: v.string(), url: v.string() })),
  share_target: v.object({ action: v.string() }),
  protocol_handlers: v.array(v.object({ protocol: v.string() })),
});

/** The manifest as the browser has read it, and what it finds wrong with it. */
async function readManifest(cdp: CDPSession): Promise<{ errors: unknown[]; text: string }> {
  const { errors, data = '' } = await cdp.send('Page.getAppManifest');
  return { errors: errors.map(({ message }) => message), text: data };
}

async function asTheBrowserSees(page: Page): Promise<v.InferOutput<typeof Manifest>> {
  const cdp = await page.context().newCDPSession(page);
  // It is read when a page loads: the worker was not there yet with the first.
  await page.reload();
  await expect
    .poll(async () => (await readManifest(cdp)).text, { timeout: 20_000 })
    .toContain('share_target');
  const { errors, text } = await readManifest(cdp);
  expect(errors).toEqual([]);
  // Playwright's contexts are private windows, in which nothing is installed; all else must be right.
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
  return v.parse(Manifest, JSON.parse(text));
}

test('a host that has no manifest has one', async () => {
  const host = await startStaticHost();
  try {
    await visit(place, {}, async ({ page }) => {
      await page.goto(host.url);
      await untilServed(page);
      expect((await asTheBrowserSees(page)).name).toBe('Skein');
    });
  } finally {
    await host.stop();
  }
});

test('behind an instance that says its name and colours only the manifest is whole; the app has a window of its own, in which its shortcuts and links of the network open, and the unseen count on its icon', async () => {
  const { id } = await admin.post('Called from another app.');
  const { origins } = await sessionOf(place.url, 'ada');
  const app = await installable(place.url);
  try {
    const { page } = app;
    // A page of the same origin without Skein.
    await page.goto(`${place.url}/manifest.json`);
    await page.evaluate(
      (items) => {
        for (const { name, value } of items) localStorage.setItem(name, value);
      },
      origins.flatMap(({ localStorage }) => localStorage),
    );
    await page.goto(`${place.url}/main/friends`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // The manifest is read when a page loads: the worker was not there yet with the first.
    await page.reload();
    const session = await page.createCDPSession();
    const read = (): Promise<{ errors: unknown[]; data?: string }> => session.send('Page.getAppManifest');
    await expect.poll(async () => (await read()).data ?? '').toContain('share_target');
    const { errors, data = '' } = await read();
    expect(errors).toEqual([]);
    const manifest = v.parse(Manifest, JSON.parse(data));
    const given = v.parse(
      v.object({ name: v.string(), theme_color: v.string() }),
      await (await fetch(`${place.instance.url}/manifest.json`)).json(),
    );
    expect(manifest.name).toBe(given.name);
    expect(manifest.theme_color).toBe(given.theme_color);
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable', 'monochrome']);
    for (const { src } of manifest.icons) {
      const icon = await fetch(place.url + src);
      expect(icon.headers.get('content-type'), src).toBe('image/png');
    }
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(
      expect.arrayContaining(['/search', '/main/share']),
    );

    await app.install();
    const window = await app.start();
    await window.waitForSelector('article');
    const unseen = async (): Promise<number> => Number(/^\((\d+)\)/.exec(await window.title())?.[1] ?? 0);
    await expect.poll(unseen).toBeGreaterThan(0);
    await expect.poll(async () => (await app.count()) === (await unseen())).toBe(true);
    // The window that is there is used: what was open in it goes on.
    const starts = async (path: string, selector: string): Promise<void> => {
      expect(await app.start(place.url + path)).toBe(window);
      await window.waitForSelector(selector);
    };
    await starts('/search', '::-p-aria([name="Search"][role="heading"])');
    const link = encodeURIComponent(`web+ap:${place.url}/notice/${id}`);
    await starts(`/main/open?query=${link}`, '::-p-text(Called from another app.)');
    await starts('/main/share', '::-p-aria([name="New post"][role="dialog"])');
  } finally {
    await app.end();
  }
});

/** Sends a form as the system's share sheet does. */
async function share(
  page: Page,
  parts: Record<string, string>,
  files: readonly string[] = [],
): Promise<void> {
  const fileBytes = [...png(30, 20)];
  await page.evaluate(
    ([fields, names, bytes]) => {
      const form = document.createElement('form');
      form.method = 'post';
      form.enctype = 'multipart/form-data';
      form.action = '/main/share';
      for (const [name, value] of Object.entries(fields)) {
        const field = document.createElement('input');
        field.name = name;
        field.value = value;
        form.append(field);
      }
      const chosen = document.createElement('input');
      chosen.type = 'file';
      chosen.name = 'files';
      chosen.multiple = true;
      const data = new DataTransfer();
      for (const name of names)
        data.items.add(new File([Uint8Array.from(bytes)], name, { type: 'image/png' }));
      chosen.files = data.files;
      form.append(chosen);
      document.body.append(form);
      form.submit();
    },
    [parts, files, fileBytes] as const,
  );
}

const window = (page: Page) => page.getByRole('dialog', { name: 'New post' });
const textIn = (page: Page) => window(page).getByRole('textbox', { name: 'Post text' });

test.describe('sharing into the app', () => {
  test('opens a post with the words, the address and the pictures, beside the draft that is there', () =>
    visitAs(place, 'lin', { viewport: PHONE }, async ({ page }) => {
      await untilServed(page);
      await page.getByRole('button', { name: 'New post', exact: true }).click();
      await textIn(page).fill('half a thought');
      await share(page, { title: 'Reef', text: 'Look', url: 'https://reef.example/1' }, ['a.png', 'b.png']);
      await page.waitForURL('**/main/friends');
      await expect(textIn(page)).toHaveValue('Reef\n\nLook\n\nhttps://reef.example/1');
      await expect(
        window(page).getByRole('list', { name: 'Files of this post' }).getByRole('listitem'),
      ).toHaveCount(2);
      // The files are with the server: only what somebody wrote here is asked about.
      await expect(window(page).getByRole('button', { name: 'Post', exact: true })).toBeEnabled();
      await page.keyboard.press('Escape');
      await window(page).waitFor({ state: 'detached' });
      await page.getByText('Kept as a draft').waitFor();
      await page.goto(`${place.url}/drafts`);
      await page.getByText('half a thought').waitFor();
      await page.getByText('https://reef.example/1').waitFor();
      const left = await page.evaluate(async () => (await (await caches.open('skein-shared')).keys()).length);
      expect(left).toBe(0);
    }));

  test('waits for who must sign in first', () =>
    visit(place, {}, async ({ page }) => {
      await page.goto(`${place.url}/about`);
      await untilServed(page);
      await share(page, { text: 'shared by nobody yet' });
      await page.waitForURL(/\/main\/all|\/login/);
      await page.getByRole('link', { name: 'Log in' }).first().click();
      const form = page.getByRole('main');
      await form.getByLabel('Username').fill('lin');
      await form.getByLabel('Password', { exact: true }).fill('skein-demo');
      await form.getByRole('button', { name: 'Log in' }).click();
      await expect(textIn(page)).toHaveValue('shared by nobody yet');
    }));
});
