import type { Locator } from '@playwright/test';
import { expect, test } from './support/test';
import { axeFindings } from './support/browser';
import { Person } from './support/person';
import { middleOf, panelForm, postById, postWith, replyOf, textOf } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();

const post = (form: Locator): Locator => form.getByRole('button', { name: 'Post', exact: true });

// That it needs two different options and keeps to the limits, and a direct post to nobody: composer-form.dom.test.tsx.
test('a poll is written by keys, previewed with its text and posted; a preview on its way turns a round wheel, and a long one has no scroll area of its own, which not every browser’s keyboard reaches', () =>
  visitAs(place, 'ada', {}, async ({ page }) => {
    const form = panelForm(page);
    await textOf(form).fill(`Which **snack**? ${'Tide after tide. '.repeat(200)}`);
    await form.getByRole('button', { name: 'Add poll' }).click();
    const poll = form.getByRole('group', { name: 'Poll' });
    await poll.getByLabel('Option 1', { exact: true }).fill('Ginger');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Scones');
    const lift = place.proxy.fault('POST /api/v1/statuses', { is: 'held' });
    await form.getByRole('button', { name: 'Preview' }).click();
    const wheel = form.getByRole('status').filter({ hasText: 'Updating preview' }).locator('> *').first();
    await wheel.waitFor();
    const size = (): Promise<string[]> =>
      wheel.evaluate((element) => {
        const { inlineSize, blockSize } = getComputedStyle(element);
        return [inlineSize, blockSize];
      });
    await expect.poll(size).toEqual(['16px', '16px']);
    lift();
    const preview = form.getByRole('region', { name: 'Preview of your post' });
    await preview.getByText('snack').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await post(form).click();
    const posted = postWith(page, 'Which **snack**?').first();
    await posted.getByText('Scones').waitFor();
    await expect(posted.getByText('Ginger')).toHaveCount(1);
  }));

test('what holds a reply back is said above its toolbar, where Post stays', async () => {
  const admin = await Person.as(place.instance.url, 'admin');
  const { id } = await admin.post('Who answers?');
  await visitAs(place, 'ada', { path: `/notice/${id}` }, async ({ page }) => {
    await replyOf(postById(page, id)).click();
    const form = page.getByRole('form', { name: /^Reply/ });
    await form.getByRole('button', { name: 'Take @admin out' }).click();
    await form.getByRole('button', { name: /^Visibility: / }).click();
    await page.getByRole('menuitemradio', { name: 'Direct' }).click();
    await form.getByText('Nobody would see this: mention somebody.').waitFor();
    const tool = form.getByRole('button', { name: 'Add files' });
    await expect
      .poll(async () => Math.abs((await middleOf(post(form))) - (await middleOf(tool))))
      .toBeLessThan(4);
  });
});
