import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { PHONE, settled } from './support/browser';
import { unlessOneOfAKind } from './support/long';
import { Person } from './support/person';
import { panelForm, postById, postWith, replyOf, textOf, topOf } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
let admin: Person;
let ada: Person;
test.beforeAll(async () => {
  admin = await Person.as(place.instance.url, 'admin');
  ada = await Person.as(place.instance.url, 'ada');
});

const post = (form: Locator): Locator => form.getByRole('button', { name: 'Post', exact: true });
const scope = (form: Locator): Locator => form.getByRole('button', { name: /^Visibility: / });
const isFocused = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => document.activeElement === element);

/** Keys of all tries to post since the last look. */
function watchKeys(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/statuses'))
      keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

test.describe('writing a post', () => {
  test('counts characters, stops at the limit and says so', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const form = panelForm(page);
      await textOf(form).fill('a'.repeat(4990));
      await form.getByText('10 characters left').waitFor({ state: 'attached' });
      await textOf(form).fill('a'.repeat(5003));
      await form.getByText('3 characters too many').waitFor({ state: 'attached' });
      await expect(post(form)).toBeDisabled();
      await expect(textOf(form)).toHaveAttribute('aria-invalid', 'true');
      await textOf(form).fill('');
    }));

  test('asks for text when there is none', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const form = panelForm(page);
      await post(form).click();
      await form.getByRole('alert').getByText('A post needs text or a file.').waitFor();
    }));

  test('posts with Ctrl+Enter, clears the text and keeps the scope', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const form = panelForm(page);
      await textOf(form).fill('Posted with keys.');
      await scope(form).click();
      await page.getByRole('menuitemradio', { name: 'Unlisted' }).click();
      await textOf(form).press('Control+Enter');
      await postWith(page, 'Posted with keys.').waitFor();
      await expect(textOf(form)).toHaveValue('');
      await form.getByRole('button', { name: 'Visibility: Unlisted', exact: true }).waitFor();
      await expect
        .poll(async () => (await ada.ownPostsWith('Posted with keys.')).map((each) => each.visibility))
        .toEqual(['unlisted']);
    }));

  for (const [name, send] of [
    ['the Post button', (form: Locator) => post(form).click()],
    ['Ctrl+Enter', (form: Locator) => textOf(form).press('Control+Enter')],
  ] as const) {
    test(`posts with ${name} while the emoji picker is open, which closes`, () =>
      visitAs(place, 'ada', {}, async ({ page }) => {
        const form = panelForm(page);
        const picker = page.getByRole('dialog', { name: 'Emoji' });
        const text = `Sent beside the picker with ${name}.`;
        await textOf(form).fill(text);
        await form.getByRole('button', { name: 'Add emoji' }).click();
        await picker.getByRole('gridcell').first().waitFor();
        await send(form);
        await postWith(page, text).waitFor();
        await picker.waitFor({ state: 'detached' });
        // The stream may tell of the post before its own answer does.
        await expect(textOf(form)).toHaveValue('');
        await expect.poll(() => ada.ownPostsWith(text)).toHaveLength(1);
      }));
  }

  test('offers to delete after one hour in those words', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const form = panelForm(page);
      await textOf(form).fill('For a while.');
      await form.getByRole('button', { name: 'Time' }).click();
      await form.getByRole('combobox', { name: 'Delete after' }).selectOption('1 hour');
      await textOf(form).fill('');
    }));

  test('says that posts of the account go by themselves, and lets one of them go sooner', async () => {
    const mod = await Person.as(place.instance.url, 'mod');
    const keepFor = (days: number): Promise<unknown> =>
      mod.call('PATCH', '/api/v1/accounts/update_credentials', { status_ttl_days: String(days) });
    await keepFor(3);
    await visitAs(place, 'mod', {}, async ({ page }) => {
      const form = panelForm(page);
      await textOf(form).fill('Not for ever.');
      const after = form.getByRole('combobox', { name: 'Delete after' });
      await expect.poll(() => after.locator('option:checked').allTextContents()).toEqual(['3 days']);
      // No time is asked for.
      await expect(form.getByLabel('Post at')).toHaveCount(0);
      await after.selectOption('1 hour');
      const sent = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/api/v1/statuses'),
      );
      await textOf(form).press('Control+Enter');
      expect((await sent).postDataJSON()).toMatchObject({ expires_in: 3600 });
    });
    await keepFor(-1);
  });

  test('posts once, however often the button is pressed', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const form = panelForm(page);
      await textOf(form).fill('Only once, please.');
      const answered = page.waitForResponse('**/api/v1/statuses');
      await post(form).dblclick();
      await answered;
      await postWith(page, 'Only once, please.').waitFor();
      await expect(textOf(form)).toHaveValue('');
      await expect.poll(() => ada.ownPostsWith('Only once, please.')).toHaveLength(1);
    }));

  test('sends subject and sensitivity', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const form = panelForm(page);
      await textOf(form).fill('With a subject.');
      const subject = form.getByRole('textbox', { name: 'Subject' });
      await subject.fill('What it is about');
      await post(form).click();
      const shown = page.getByRole('main').getByRole('article').filter({ hasText: 'What it is about' });
      await shown.getByRole('button', { name: 'Show', exact: true }).click();
      await shown.getByText('With a subject.').waitFor();
    }));
});

test.describe('a post that fails', () => {
  test('keeps its text after a refusal, and has the same key when it is sent again', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const form = panelForm(page);
      const keys = watchKeys(page);
      const text = 'Tried twice after a refusal.';
      const refusal = { is: 'status', status: 422, body: '{"error":"Not like this"}' } as const;
      const lift = place.proxy.fault('POST /api/v1/statuses', refusal);
      await textOf(form).fill(text);
      await post(form).click();
      const banner = form.getByRole('alert');
      await banner.getByText('Error: Not like this').waitFor();
      await expect(textOf(form)).toHaveValue(text);
      lift();
      await post(form).click();
      await postWith(page, text).waitFor();
      await banner.waitFor({ state: 'detached' });
      expect(new Set(keys).size).toBe(1);
      expect(keys.length).toBeGreaterThan(1);
      await expect.poll(() => ada.ownPostsWith(text)).toHaveLength(1);
    }));
});

test.describe('a draft', () => {
  test('survives a reload', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      await textOf(panelForm(page)).fill('Half a thought');
      await page.reload();
      await expect(textOf(panelForm(page))).toHaveValue('Half a thought');
    }));

  test('survives a tab that is gone from one moment to the next', () =>
    visitAs(place, 'ada', {}, async ({ page, context }) => {
      await textOf(panelForm(page)).fill('Lost with the tab?');
      await page.close({ runBeforeUnload: false });
      const next = await context.newPage();
      await next.goto(`${place.url}/main/friends`);
      await expect(textOf(panelForm(next))).toHaveValue('Lost with the tab?');
    }));

  test('of a reply is kept by its post', async () => {
    const { id } = await admin.post('Answer me.');
    await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page }) => {
      const form = page.getByRole('form', { name: 'Reply' });
      await replyOf(postById(page, id)).click();
      await textOf(form).fill('@admin begun');
      await page.reload();
      await replyOf(postById(page, id)).click();
      await expect(textOf(form)).toHaveValue('@admin begun');
    });
  });
});

test.describe('the scope of a reply', () => {
  for (const [visibility, first, offered] of [
    ['public', 'Public', ['Public', 'Unlisted', 'Followers only', 'Direct', 'Local only']],
    ['unlisted', 'Unlisted', ['Public', 'Unlisted', 'Followers only', 'Direct', 'Local only']],
    ['private', 'Followers only', ['Followers only', 'Direct']],
    ['direct', 'Direct', ['Direct']],
  ] as const) {
    const kept = visibility === 'public' || visibility === 'direct';
    test(`to a ${visibility} post begins as ${first}`, unlessOneOfAKind(kept), async () => {
      const { id } = await admin.post(`@ada what do you think, ${visibility}?`, { visibility });
      await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page }) => {
        await replyOf(postById(page, id)).click();
        const form = page.getByRole('form', { name: 'Reply' });
        await expect(scope(form)).toHaveAttribute('aria-label', `Visibility: ${first}`);
        // A direct post is answered directly: there is nothing to choose.
        if (offered.length === 1) return await expect(scope(form)).toBeDisabled();
        await scope(form).click();
        await page.getByRole('menuitemradio').first().waitFor();
        const names = await settled(page, () => page.getByRole('menuitemradio').allTextContents());
        for (const name of names) expect(offered).toContain(name);
        expect(names).toContain(first);
        await page.keyboard.press('Escape');
        await expect.poll(() => isFocused(scope(form))).toBe(true);
      });
    });
  }
});

test.describe('the window for a new post', () => {
  const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'New post' });

  test('opens on a phone with the focus in the text, posts, and gives the focus back', () =>
    visitAs(place, 'ada', { viewport: PHONE, hasTouch: true }, async ({ page }) => {
      const open = page.getByRole('button', { name: 'New post', exact: true });
      await open.click();
      const text = textOf(dialog(page));
      await expect.poll(() => isFocused(text)).toBe(true);
      await text.fill('From a phone.');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Keep draft' }).click();
      await dialog(page).waitFor({ state: 'detached' });
      await expect.poll(() => isFocused(open)).toBe(true);
      await open.click();
      await expect(text).toHaveValue('From a phone.');
      await post(dialog(page)).click();
      await dialog(page).waitFor({ state: 'detached' });
      await postWith(page, 'From a phone.').waitFor();
    }));

  test('keeps the caret above the toolbar where a keyboard takes half of a phone, and leads into a new poll', () =>
    visitAs(place, 'ada', { viewport: { width: 390, height: 480 }, hasTouch: true }, async ({ page }) => {
      await page.keyboard.press('n');
      const text = textOf(dialog(page));
      await expect.poll(() => isFocused(text)).toBe(true);
      await text.fill('A line.\n'.repeat(20));
      await page.keyboard.type('The last line.');
      const lower = async (): Promise<number> => {
        const box = await text.boundingBox();
        return box ? box.y + box.height : NaN;
      };
      await expect.poll(async () => (await topOf(post(dialog(page)))) - (await lower())).toBeGreaterThan(0);
      await dialog(page).getByRole('button', { name: 'Add poll' }).click();
      await expect
        .poll(() => isFocused(dialog(page).getByRole('textbox', { name: 'Option 1', exact: true })))
        .toBe(true);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Delete it' }).click();
    }));

  test('takes replies on a phone', async () => {
    const { id } = await admin.post('Answer me from a phone.');
    await visitAs(place, 'ada', { viewport: PHONE, hasTouch: true }, async ({ page }) => {
      await replyOf(postById(page, id)).click();
      const window = page.getByRole('dialog', { name: /^Reply to / });
      await expect(textOf(window)).toHaveValue('@admin ');
    });
  });
});
