import { expect, test } from './support/test';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { axeFindings, PHONE } from './support/browser';
import { Person } from './support/person';
import { png } from './support/pictures';
import { choose, postById, prefer, showPage } from './support/screen';
import { visitAs, world } from './support/world';

const place = world();
let ids: readonly string[] = [];
test.beforeAll(async () => {
  const admin = await Person.as(place.instance.url, 'admin');
  const file = await admin.upload(png(300, 200), 'An orange field');
  const first = await admin.post('Heard first.', { language: 'en' });
  const second = await admin.reply(first.id, 'Zweites wird gehört.', { language: 'de', 'media_ids[]': file });
  const third = await admin.reply(second.id, 'Third is hidden.', { spoiler_text: 'Tides', language: 'en' });
  const made = [first.id, second.id, third.id];
  let last = third.id;
  for (let n = 4; n <= 12; n += 1) {
    last = (await admin.reply(last, `Heard as number ${n}. `.repeat(30), { language: 'en' })).id;
    made.push(last);
  }
  ids = made;
});

interface FakeVoices {
  said: { text: string; lang: string; rate: number; voice: string }[];
  /** Ends what is being said. */
  finish: () => void;
  speaking: () => boolean;
}

declare global {
  interface Window {
    voices?: FakeVoices;
  }
}

/** Voices that speak until the test lets them end: headless browsers have none. */
const withVoices = (context: BrowserContext, langs: readonly string[]): Promise<unknown> =>
  context.addInitScript((languages) => {
    const all = languages.map((lang) => ({ name: `Voice ${lang}`, lang }));
    class Utterance extends EventTarget {
      lang = '';
      rate = 1;
      voice: { name: string } | null = null;
      constructor(readonly text: string) {
        super();
      }
    }
    let current: Utterance | null = null;
    const end = (type: string, error = ''): void => {
      const ended = current;
      current = null;
      ended?.dispatchEvent(Object.assign(new Event(type), { error }));
    };
    const voices: FakeVoices = { said: [], finish: () => end('end'), speaking: () => current !== null };
    window.voices = voices;
    const speaker = Object.assign(new EventTarget(), {
      getVoices: () => all,
      speak(words: Utterance) {
        current = words;
        const { text, lang, rate, voice } = words;
        voices.said.push({ text, lang, rate, voice: voice?.name ?? '' });
        words.dispatchEvent(new Event('start'));
      },
      cancel: () => end('error', 'canceled'),
      resume: () => {},
      pending: false,
    });
    Object.defineProperty(speaker, 'speaking', { get: () => current !== null });
    Object.defineProperty(window, 'speechSynthesis', { value: speaker });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  }, langs);

const said = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window.voices?.said ?? []).map(({ text, lang }) => `${lang}: ${text}`));
const last = async (page: Page): Promise<string> => (await said(page)).at(-1) ?? '';
const finish = (page: Page): Promise<void> => page.evaluate(() => window.voices?.finish());
const speaks = (page: Page): Promise<boolean> => page.evaluate(() => window.voices?.speaking() ?? false);
const bar = (page: Page): Locator => page.getByRole('region', { name: 'Reading aloud' });

async function listen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More for this conversation' }).click();
  await page.getByRole('menuitem', { name: 'Listen' }).click();
}

/** Lets the voice end until it says this. */
async function hearUntil(page: Page, text: string): Promise<void> {
  await expect
    .poll(async () => {
      if ((await last(page)).includes(text)) return true;
      await finish(page);
      return false;
    })
    .toBe(true);
}

test.describe('listening', () => {
  test('reads a conversation in the languages of its posts, and of a closed one the warning alone', async () => {
    const [first = '', second = ''] = ids;
    await visitAs(place, 'ada', { path: `/notice/${first}` }, async ({ page, context }) => {
      await withVoices(context, ['en-GB', 'de-DE']);
      await page.reload();
      await listen(page);
      await bar(page)
        .getByText(/^Post 1 of 12, by/)
        .waitFor();
      await expect
        .poll(() =>
          bar(page)
            .getByRole('button', { name: 'Pause' })
            .evaluate((one) => one === document.activeElement),
        )
        .toBe(true);
      await expect(postById(page, first)).toHaveAttribute('data-read-aloud', '');
      await hearUntil(page, 'Heard first.');
      await hearUntil(page, 'Zweites wird gehört.');
      expect(await last(page)).toBe('de: Zweites wird gehört.');
      await expect(postById(page, second)).toHaveAttribute('data-read-aloud', '');
      await expect(postById(page, first)).not.toHaveAttribute('data-read-aloud');
      await hearUntil(page, 'Picture: An orange field');
      await hearUntil(page, 'Content warning: Tides');
      await hearUntil(page, 'Heard as number 4.');
      expect((await said(page)).some((text) => text.includes('Third is hidden'))).toBe(false);
      expect(await axeFindings(page)).toEqual([]);
    });
  });

  test('is paused, moved, made faster and stopped by its buttons, and follows into the window', async () => {
    const [first = ''] = ids;
    await visitAs(place, 'ada', { path: `/notice/${first}` }, async ({ page, context }) => {
      await withVoices(context, ['en-GB', 'de-DE']);
      await page.reload();
      await listen(page);
      await bar(page).waitFor();
      await expect.poll(() => speaks(page)).toBe(true);
      await page.keyboard.press('Enter');
      await bar(page).getByRole('button', { name: 'Play' }).waitFor();
      expect(await speaks(page)).toBe(false);
      await page.keyboard.press('Enter');
      await expect.poll(() => speaks(page)).toBe(true);
      for (let n = 2; n <= 12; n += 1) await bar(page).getByRole('button', { name: 'Next post' }).click();
      await bar(page)
        .getByText(/^Post 12 of 12/)
        .waitFor();
      const at = postById(page, ids.at(-1) ?? '');
      await expect
        .poll(async () => {
          const box = await at.boundingBox();
          return box !== null && box.y < 900 && box.y + box.height > 0;
        })
        .toBe(true);
      await bar(page).getByRole('button', { name: 'Previous post' }).click();
      await bar(page)
        .getByText(/^Post 11 of 12/)
        .waitFor();
      await bar(page).getByRole('combobox', { name: 'Speed' }).selectOption('1.5');
      await expect.poll(() => page.evaluate(() => window.voices?.said.at(-1)?.rate)).toBe(1.5);
      // Left for another page it falls silent; back there it goes on where it was.
      await showPage(page, '/main/friends');
      await bar(page).waitFor({ state: 'detached' });
      expect(await speaks(page)).toBe(false);
      await showPage(page, `/notice/${first}`);
      await listen(page);
      await bar(page)
        .getByText(/^Post 11 of 12/)
        .waitFor();
      await bar(page).getByRole('button', { name: 'Stop reading aloud' }).click();
      await bar(page).waitFor({ state: 'detached' });
      expect(await speaks(page)).toBe(false);
    });
  });

  test('reads one post from its menu on a phone, and in reading mode the text of its author', async () => {
    const [, second = ''] = ids;
    const options = { path: `/notice/${second}`, viewport: PHONE, hasTouch: true };
    await visitAs(place, 'ada', options, async ({ page, context }) => {
      await withVoices(context, ['en-GB', 'de-DE']);
      await page.reload();
      await choose(postById(page, second), page, 'Listen');
      await bar(page)
        .getByText(/^Post 1 of 1/)
        .waitFor();
      // Nothing of it lies under the button for a new post.
      const box = await bar(page).boundingBox();
      const fab = await page.getByRole('button', { name: 'New post' }).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(fab?.y ?? 0);
      expect(await axeFindings(page)).toEqual([]);
      await hearUntil(page, 'Picture: An orange field');
      await finish(page);
      await bar(page).getByText('That was all.').waitFor();
      await bar(page).getByRole('button', { name: 'Stop reading aloud' }).tap();
      await choose(postById(page, second), page, 'Read as one text');
      const text = page.getByRole('dialog', { name: /^Text by/ });
      await text.getByText('Heard first.').waitFor();
      await text.getByRole('button', { name: 'Listen' }).tap();
      await text.getByText(/^Post 1 of 12/).waitFor();
      await expect(text.locator('[data-read-aloud]')).toHaveCount(1);
      expect(await axeFindings(page)).toEqual([]);
    });
  });

  test('reads the translation where one is shown', async () => {
    const [, second = ''] = ids;
    await visitAs(place, 'ada', { path: `/notice/${second}` }, async ({ page, context }) => {
      await withVoices(context, ['en-GB', 'de-DE']);
      await prefer(page, { translationLanguage: 'en' });
      await page.reload();
      await choose(postById(page, second), page, 'Translate');
      await postById(page, second).getByText('[en] Zweites wird gehört.').waitFor();
      await choose(postById(page, second), page, 'Listen');
      await hearUntil(page, 'Translated');
      await hearUntil(page, 'Zweites wird gehört.');
      expect(await last(page)).toBe('en: [en] Zweites wird gehört.');
    });
  });

  test('says what is wrong: no voices, no voice for a language, no speech at all', async () => {
    const [, second = ''] = ids;
    await visitAs(place, 'ada', { path: `/notice/${second}` }, async ({ page, context }) => {
      await withVoices(context, ['en-GB']);
      await page.reload();
      await choose(postById(page, second), page, 'Listen');
      await hearUntil(page, 'Zweites');
      await bar(page).getByText('There is no voice for German here, so another voice reads it.').waitFor();
    });
    await visitAs(place, 'ada', { path: `/notice/${second}` }, async ({ page, context }) => {
      await withVoices(context, []);
      await page.reload();
      await choose(postById(page, second), page, 'Listen');
      await bar(page).getByText('This browser has no voices. Your system may let you add some.').waitFor();
      expect(await said(page)).toEqual([]);
    });
  });
});
