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
  test('are chosen, described, put in order and posted, without what they tell of the place', () =>
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
    }));

  test('come from the clipboard and from a drag anywhere on the page', () =>
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

  test('fall on the box of a chain that they are dropped on; a folder is refused in the form', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const form = panelForm(page);
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
      await expect(files(form)).toHaveCount(1);
      await form.getByRole('button', { name: 'Remove post 2' }).click();
      await textOf(form).fill('');
    }));

  test('are there after a reload, and go up once more before posting when the server has forgotten them', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const form = panelForm(page);
      const sent = (): readonly string[] =>
        place.proxy.requests().filter((line) => line.startsWith('POST /api/v2/media'));
      await choose(form, [image('kept.png')]);
      await putIntoWords(form, 'kept.png', 'Kept over a reload');
      await textOf(form).fill('Kept and posted.');
      await expect(post(form)).toBeEnabled();
      const lift = place.proxy.fault('GET /api/v1/media/*', {
        is: 'status',
        status: 404,
        body: '{"error":"Record not found"}',
      });
      sent();
      const asked = page.waitForResponse(/\/api\/v1\/media\//);
      await page.reload();
      expect((await asked).status()).toBe(404);
      await form.getByRole('button', { name: /^Description of kept\.png/ }).waitFor();
      await expect(post(form)).toBeEnabled();
      expect(sent()).toEqual([]);
      await post(form).click();
      await postWith(page, 'Kept and posted.').waitFor();
      expect(sent()).toHaveLength(1);
      lift();
      await expect
        .poll(async () => (await posted('Kept and posted.')).map(({ description }) => description))
        .toEqual(['Kept over a reload']);
    }));

  test('are cropped around a point that is pressed, from where the arrow keys move it', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const form = panelForm(page);
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

  test('without descriptions are posted only after a question', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const form = panelForm(page);
      await choose(form, [image('bare.png')]);
      await expect(cards(form)).toHaveCount(1);
      await textOf(form).fill('Nobody described this.');
      await expect(post(form)).toBeEnabled();
      await post(form).click();
      const question = page.getByRole('alertdialog', { name: 'Post without descriptions?' });
      await question.getByRole('button', { name: 'Add descriptions' }).click();
      const dialog = page.getByRole('dialog', { name: 'Describe the file' });
      await dialog.getByRole('button', { name: 'Done' }).click();
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => ada.ownPostsWith('Nobody described this.')).toHaveLength(0);
      await post(form).click();
      await question.getByRole('button', { name: 'Post anyway' }).click();
      await postWith(page, 'Nobody described this.').waitFor();
    }));
});

test.describe('a file that does not go up', () => {
  const FAULTS = [
    [{ is: 'status', status: 413, body: '<html>' }, 'too large for the server'],
    [{ is: 'status', status: 422, body: '{"error":"Not this one"}' }, 'Not this one'],
    [{ is: 'html' }, 'does not understand'],
    [{ is: 'status', status: 200, body: '{"error":"Disk is full"}' }, 'Disk is full'],
    [{ is: 'nothing' }, 'No connection'],
    [{ is: 'half' }, 'Upload failed'],
  ] as const;

  test('says why, stays with the text, and goes up on another try', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const form = panelForm(page);
      await textOf(form).fill('The text stays.');
      for (const [fault, words] of FAULTS) {
        const lift = place.proxy.fault('POST /api/v2/media', fault);
        await choose(form, [image('stubborn.png')]);
        await cards(form).getByRole('alert').getByText(words).waitFor();
        await expect(textOf(form)).toHaveValue('The text stays.');
        lift();
        await form.getByRole('button', { name: 'Try again: stubborn.png' }).click();
        await cards(form).getByRole('alert').waitFor({ state: 'detached' });
        await expect(form.getByText('Uploading')).toHaveCount(0);
        await form.getByRole('button', { name: 'Remove stubborn.png' }).click();
      }
      await textOf(form).fill('');
    }));

  test('keeps its post back once, and says that it works on it, while a description is not answered', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const form = panelForm(page);
      await choose(form, [image('slow-words.png')]);
      await putIntoWords(form, 'slow-words.png', 'Slow words');
      await textOf(form).fill('Described in the end.');
      const described = (): number =>
        place.proxy.requests().filter((line) => line.startsWith('PUT /api/v1/media')).length;
      described();
      const lift = place.proxy.fault('PUT /api/v1/media/*', { is: 'held' });
      await post(form).click();
      // Pressed although it says that it is busy.
      await form.getByRole('button', { name: 'Posting' }).click({ force: true });
      lift();
      await postWith(page, 'Described in the end.').waitFor();
      expect(described()).toBe(1);
      await expect.poll(() => ada.ownPostsWith('Described in the end.')).toHaveLength(1);
    }));

  test('because it was stopped is told at once, before anybody is asked to describe it', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const form = panelForm(page);
      place.proxy.fault('POST /api/v2/media', { is: 'hang' });
      await choose(form, [image('stopped.png')]);
      await form.getByRole('button', { name: 'Stop the upload of stopped.png' }).click();
      await post(form).click();
      await form.getByText('A file is not uploaded. Try it again or remove it.').waitFor();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await form.getByRole('button', { name: 'Remove stopped.png' }).click();
    }));

  test('says in whole words what it waits for, however narrow its card', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const form = panelForm(page);
      place.proxy.fault('POST /api/v2/media', { is: 'hang' });
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
    }));

  test('because it is empty, broken or over the limit is told in words; a large picture is made smaller', () =>
    visitAs(place, 'ada', { viewport: PHONE }, async ({ page }) => {
      await page.getByRole('button', { name: 'New post', exact: true }).click();
      const form = page.getByRole('dialog').getByRole('form');
      await choose(form, [
        { ...image('empty.png'), buffer: Buffer.alloc(0) },
        { ...image('broken.png'), buffer: png(40, 30).subarray(0, 70) },
        image('huge.png', png(2600, 2400, null)),
      ]);
      await form.getByText('This file is empty.').waitFor();
      await form.getByText('The picture cannot be read').waitFor();
      await form.getByText(/too large \[1\d(\.\d+)?MiB \/ 15\.26MiB\]/).waitFor();
      await form.getByRole('button', { name: 'Remove empty.png' }).click();
      await form.getByRole('button', { name: 'Remove broken.png' }).click();
      await form.getByRole('button', { name: 'Make it smaller: huge.png' }).click();
      await expect(cards(form).getByRole('alert')).toHaveCount(0, { timeout: 30_000 });
      await expect(post(form)).toBeEnabled({ timeout: 30_000 });
      expect(await axeFindings(page)).toEqual([]);
    }));

  test('because a server that states no limit refuses its size: a picture is made smaller, of others it is said why not', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const form = panelForm(page);
      const large = png(400, 300, null);
      place.proxy.fault('POST /api/v2/media', { is: 'status', status: 413, body: '<html>' }, 3);
      await choose(form, [
        image('large.png', large),
        { name: 'moving.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
        { name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('words') },
      ]);
      await form.getByText('Moving pictures cannot be made smaller here.').waitFor();
      await form.getByText('Only pictures can be made smaller here.').waitFor();
      for (const name of ['moving.gif', 'words.txt'])
        await form.getByRole('button', { name: `Remove ${name}` }).click();
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

test.describe('a file of a kind', () => {
  test('that the server does not name is refused in words before it is sent, chosen, pasted and dropped', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      // The page brings no answers with it: the server is asked.
      const change = (text: string): string => text.replace('id="initial-results"', 'id="nothing"');
      place.proxy.fault(/^\/main\/friends/, { is: 'change', change });
      const named = { media_attachments: { supported_mime_types: ['image/png', 'audio/x-wav'] } };
      place.proxy.fault('GET /api/v1/instance', {
        is: 'change',
        change: (json) =>
          JSON.stringify({ ...v.parse(v.looseObject({}), JSON.parse(json)), configuration: named }),
      });
      await page.reload();
      await page.getByRole('article').first().waitFor();
      const form = panelForm(page);
      await textOf(form).focus();
      const accepted = form.locator('input[type=file]');
      await expect(accepted).toHaveAttribute('accept', 'image/png,audio/x-wav');
      place.proxy.requests();
      // A chooser may be told to show all files.
      await choose(form, [{ name: 'chosen.tiff', mimeType: 'image/tiff', buffer: Buffer.from('II*') }]);
      await cards(form).nth(0).getByText('The server does not take files of this type.').waitFor();
      await textOf(form).evaluate(
        (field, clipboardData) => {
          const paste = { clipboardData, bubbles: true, cancelable: true };
          field.dispatchEvent(new ClipboardEvent('paste', paste));
        },
        await carry(page, ['pasted.svg'], 'image/svg+xml'),
      );
      await cards(form).nth(1).getByText('The server does not take files of this type.').waitFor();
      await untilTaken(page, await dragOf(page, { file: import.meta.filename }));
      await cards(form).nth(2).getByText('The server does not take files of this type.').waitFor();
      await textOf(form).fill('Not with these.');
      await post(form).click();
      await form.getByText('A file is not uploaded. Try it again or remove it.').waitFor();
      for (const name of ['chosen.tiff', 'pasted.svg', 'files.test.ts'])
        await form.getByRole('button', { name: `Remove ${name}` }).click();
      expect(place.proxy.requests().filter((line) => line.startsWith('POST'))).toEqual([]);
      await textOf(form).fill('');
    }));

  test('that this browser or the server will not show is named before it is posted, and each tile has a name', () =>
    visitAs(place, 'ada', {}, async ({ page }) => {
      const form = panelForm(page);
      const svg = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>';
      await choose(form, [
        image('sea.png'),
        { name: 'shape.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) },
        { name: 'film.mkv', mimeType: 'video/x-strange', buffer: Buffer.from('\x1a\x45\xdf\xa3', 'latin1') },
      ]);
      const [picture, shape, film] = [0, 1, 2].map((at) => cards(form).nth(at));
      await shape?.getByText('People will see a link to this file, not what is in it.').waitFor();
      await film?.getByText('This browser cannot show this file. Others may not see it either.').waitFor();
      await picture?.getByRole('img', { name: 'sea.png' }).waitFor();
      await shape?.getByRole('img', { name: 'shape.svg' }).waitFor();
      await film?.getByText('film.mkv', { exact: true }).waitFor();
      await expect.poll(() => picture?.getByText(/People will see|cannot show/).count()).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
      for (const name of ['sea.png', 'shape.svg', 'film.mkv'])
        await form.getByRole('button', { name: `Remove ${name}` }).click();
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
