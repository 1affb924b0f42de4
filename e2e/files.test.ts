import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from './support/test';
import { axeFindings, PHONE } from './support/browser';
import { dragOf, type Drag } from './support/drag';
import { Person } from './support/person';
import { png } from './support/pictures';
import { middleOf, panelForm, postWith, textOf } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
let ada: Person;
test.beforeAll(async () => {
  ada = await Person.as(place.instance.url, 'ada');
});

const image = (name: string, buffer = png(40, 30)) => ({ name, mimeType: 'image/png', buffer });
const post = (form: Locator): Locator => form.getByRole('button', { name: 'Post', exact: true });
const files = (form: Locator): Locator => form.getByRole('list', { name: 'Files of this post' });
const cards = (form: Locator): Locator => files(form).getByRole('listitem');

async function choose(form: Locator, chosen: readonly ReturnType<typeof image>[]): Promise<void> {
  await textOf(form).focus();
  const chooser = form.page().waitForEvent('filechooser');
  await form.getByRole('button', { name: 'Add files' }).click();
  // A large one takes its time on its way into the browser.
  await (await chooser).setFiles([...chosen], { timeout: 60_000 });
}

async function putIntoWords(form: Locator, name: string, words: string): Promise<void> {
  const page = form.page();
  await form.getByRole('button', { name: `Describe this for people who cannot see it: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Describe the file' });
  await dialog.getByRole('textbox', { name: 'Description' }).fill(words);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
}

const Media = v.object({
  media_attachments: v.array(v.object({ url: v.string(), description: v.string() })),
});

/** Files of the own post with this text, as the server has them. */
async function posted(text: string): Promise<v.InferOutput<typeof Media>['media_attachments']> {
  const [found] = await ada.ownPostsWith(text);
  if (!found) throw new Error('not posted');
  return v.parse(Media, await ada.call('GET', `/api/v1/statuses/${found.id}`)).media_attachments;
}

/** Files as a drag from the desktop, or the clipboard, brings them. */
const carry = (page: Page, names: readonly string[], type = 'image/png') =>
  page.evaluateHandle(
    ([list, bytes, mime]) => {
      const data = new DataTransfer();
      for (const name of list) data.items.add(new File([Uint8Array.from(bytes)], name, { type: mime }));
      return data;
    },
    [names, [...png(20, 20)], type] as const,
  );

/** Drops once the code that takes files is there; a drag goes on telling where it is. */
async function untilTaken(page: Page, drag: Drag): Promise<void> {
  await drag('dragEnter');
  await expect
    .poll(async () => {
      await drag('dragOver');
      return page.getByText('Drop files to add them to your post').isVisible();
    })
    .toBe(true);
  await drag('drop');
}

async function centreOf(element: Locator): Promise<{ x: number; y: number }> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe('files of a post', () => {
  test('are chosen, described, put in order and posted, without what they tell of the place, and cropped around a point that is pressed, from where the arrow keys move it', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const form = panelForm(page);
      await choose(form, [image('one.png'), image('two.png', png(50, 30)), image('three.png', png(60, 30))]);
      await expect(cards(form)).toHaveCount(3);
      await form.getByText('3 of 3 files have no description.').waitFor();
      await putIntoWords(form, 'one.png', 'The first picture');
      await putIntoWords(form, 'two.png', 'The second picture');
      await form.getByRole('button', { name: 'Move one.png forward' }).click();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('title')))
        .toBe('Move one.png forward');
      await form.getByRole('button', { name: 'Remove three.png' }).click();
      expect(await axeFindings(page)).toEqual([]);
      await textOf(form).fill('Two pictures, in order.');
      await post(form).click();
      await postWith(page, 'Two pictures, in order.').waitFor();
      await expect(cards(form)).toHaveCount(0);
      const media = await posted('Two pictures, in order.');
      expect(media.map(({ description }) => description)).toEqual([
        'The second picture',
        'The first picture',
      ]);
      const kept = await (await fetch(media[0]?.url ?? '')).text();
      expect(kept).not.toContain('51.5 N');

      await choose(form, [image('cropped.png', png(400, 400))]);
      await form.getByRole('button', { name: /cannot see it: cropped\.png$/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Describe the file' });
      await dialog.locator('img').click({ position: { x: 40, y: 40 } });
      const point = dialog.getByRole('slider', { name: 'Focal point' });
      const pressed = (await point.getAttribute('aria-valuetext')) ?? '';
      await page.keyboard.press('ArrowRight');
      await expect(point).not.toHaveAttribute('aria-valuetext', pressed);
      await dialog.getByRole('button', { name: 'Done' }).click();
      await form.getByRole('button', { name: 'Remove cropped.png' }).click();
    }));

  test('come from the clipboard, from a drag anywhere on the page, and onto the box of a chain that they are dropped on; a folder is refused in the form', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const form = panelForm(page);
      await textOf(form).focus();
      await form.getByRole('textbox', { name: 'Subject' }).waitFor();
      const pasted = await carry(page, ['pasted.png']);
      await textOf(form).evaluate((field, clipboardData) => {
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, pasted);
      await form.getByRole('button', { name: /cannot see it: pasted\.png$/ }).waitFor();
      const dragged = await carry(page, ['dropped.png', 'another.png']);
      const main = page.getByRole('main');
      await main.dispatchEvent('dragenter', { dataTransfer: dragged });
      // The layer's code comes with the first sign of life; a drag goes on telling where it is.
      await expect
        .poll(async () => {
          await main.dispatchEvent('dragover', { dataTransfer: dragged });
          return page.getByText('Drop files to add them to your post').isVisible();
        })
        .toBe(true);
      await main.dispatchEvent('drop', { dataTransfer: dragged });
      await expect(cards(form)).toHaveCount(3);
      await page.getByText('Drop files to add them to your post').waitFor({ state: 'detached' });

      await textOf(form).fill('First of two.');
      await form.getByRole('button', { name: 'Add another post' }).click();
      const second = form.getByRole('textbox', { name: 'Text of post 2' });
      await textOf(form).focus();
      const drop = async (path: string): Promise<void> =>
        untilTaken(page, await dragOf(page, { file: path }, await centreOf(second)));
      await drop(import.meta.dirname);
      await form.getByRole('alert').getByText('Folders cannot be added.').waitFor();
      await drop(import.meta.filename);
      await form
        .getByRole('list', { name: 'Further posts' })
        .getByRole('button', { name: /files\.test\.ts$/ })
        .first()
        .waitFor();
      // Those that came before stay with the first post.
      await expect(files(form)).toHaveCount(2);
      await form.getByRole('button', { name: 'Remove post 2' }).click();
      await textOf(form).fill('');
    }));

  test('do not open as pages, dropped before anybody can take them', () =>
    visitAs(place, 'ada', {}, async ({ page, context }) => {
      const lift = place.proxy.fault('GET /assets/index-*', { is: 'hang' });
      await page.reload({ waitUntil: 'commit' });
      await page.waitForFunction(() => 'skeinSigns' in window);
      const drag = await dragOf(page, { file: import.meta.filename });
      for (const step of ['dragEnter', 'dragOver', 'drop'] as const) await drag(step);
      lift();
      // Whichever form is there first has them: that of the panel, or a window.
      const dropped = page.getByRole('button', { name: /cannot see it: files\.test\.ts$/ });
      await dropped.waitFor();
      expect(context.pages(), 'early').toEqual([page]);
      await untilTaken(page, drag);
      await expect(dropped).toHaveCount(2);
      expect(context.pages()).toEqual([page]);
    }));
});

test.describe('a file that does not go up', () => {
  test('says in whole words what it waits for, however narrow its card, and is made smaller where a server that states no limit refuses its size', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const form = panelForm(page);
      const lift = place.proxy.fault('POST /api/v2/media', { is: 'hang' });
      await choose(form, [image('slow.png')]);
      const words = form.getByText('The server is processing the file');
      await words.waitFor();
      const broken = (): Promise<number> =>
        words.evaluate((element) => {
          const text = element.firstChild;
          return [...(text?.textContent ?? '').matchAll(/\S+/g)].filter(({ 0: word, index }) => {
            const range = document.createRange();
            if (text) range.setStart(text, index);
            if (text) range.setEnd(text, index + word.length);
            return range.getClientRects().length !== 1;
          }).length;
        });
      await expect.poll(broken).toBe(0);
      await form.getByRole('button', { name: 'Remove slow.png' }).click();
      lift();

      const large = png(400, 300, null);
      place.proxy.fault('POST /api/v2/media', { is: 'status', status: 413, body: '<html>' }, 1);
      await choose(form, [image('large.png', large)]);
      await form.getByRole('button', { name: 'Make it smaller: large.png' }).click();
      await cards(form).getByRole('alert').waitFor({ state: 'detached' });
      await putIntoWords(form, 'large.png', 'Noise');
      await textOf(form).fill('Smaller than it was.');
      await post(form).click();
      await postWith(page, 'Smaller than it was.').waitFor();
      const [media] = await posted('Smaller than it was.');
      const kept = await (await fetch(media?.url ?? '')).arrayBuffer();
      expect(kept.byteLength).toBeLessThanOrEqual(large.length / 4);
    }));
});

test('an upload on a phone leaves Post where it is, and the picker leaves the poll option in sight', async () => {
  await visitAs(place, 'ada', { viewport: PHONE, hasTouch: true }, async ({ page }) => {
    const lift = place.proxy.fault('POST /api/v2/media', { is: 'hang' });
    await page.getByRole('button', { name: 'New post', exact: true }).tap();
    const form = page.getByRole('dialog', { name: 'New post' });
    await choose(form, [image('slow.png')]);
    await form.getByText('Uploading 1 file').waitFor();
    const tool = form.getByRole('button', { name: 'Add files' });
    await expect
      .poll(async () => Math.abs((await middleOf(post(form))) - (await middleOf(tool))))
      .toBeLessThan(4);
    await form.getByRole('button', { name: 'Add poll' }).tap();
    await form.getByRole('button', { name: 'Add option' }).tap();
    const option = form.getByRole('textbox', { name: 'Option 3', exact: true });
    await option.fill('Leeks');
    await form.getByRole('button', { name: 'Add emoji' }).tap();
    await page.getByRole('dialog', { name: 'Emoji' }).getByRole('gridcell').first().waitFor();
    const covered = () =>
      option.evaluate((field) => {
        const { left, top, height } = field.getBoundingClientRect();
        // A point in the lower part of its words.
        return document.elementFromPoint(left + 20, top + height / 2 + 8) !== field;
      });
    await expect.poll(covered).toBe(false);
    await page.keyboard.press('Escape');
    lift();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Delete it' }).tap();
  });
});
