import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { signIn } from './support/browser';
import { killable } from './support/killable';
import { Person } from './support/person';
import { png } from './support/pictures';
import { panelForm, postWith, textOf } from './support/screen';
import { world } from './support/world';

const place = world();

/** Types numbered words as a person does (some 0.4 s each), and tells when each of them was there. */
async function write(page: Page, count: number): Promise<Map<string, number>> {
  const typed = new Map<string, number>();
  for (let at = 1; at <= count; at += 1) {
    const word = `low${String(at).padStart(3, '0')}`;
    await page.keyboard.type(` ${word}`, { delay: 60 });
    typed.set(word, Date.now());
  }
  return typed;
}

/** Words of the last two seconds may be missing, and nothing before. */
function expectNearlyAll(text: string, typed: ReadonlyMap<string, number>, killedAt: number): void {
  const missing = [...typed].filter(([word]) => !text.includes(word));
  for (const [word, at] of missing)
    expect({ word, lost: killedAt - at < 2_000 }).toEqual({ word, lost: true });
}

test('a browser that is killed while somebody types has all but the last two seconds', async () => {
  const browser = killable();
  try {
    let page = await browser.start();
    const form = (): ReturnType<typeof panelForm> => panelForm(page);
    await signIn(page, place.url, 'ada');
    await form().waitFor();
    // Browsers put local storage on the disk up to a minute late, and the sign-in with it: this one was some time ago.
    await browser.close();
    page = await browser.start();
    await page.goto(`${place.url}/main/friends`);
    await textOf(form()).fill('Tide tables.');
    const chooser = page.waitForEvent('filechooser');
    await form().getByRole('button', { name: 'Add files' }).click();
    await (await chooser).setFiles({ name: 'sea.png', mimeType: 'image/png', buffer: png(40, 30) });
    await form()
      .getByRole('button', { name: /sea\.png/ })
      .first()
      .waitFor();
    await textOf(form()).focus();
    await page.keyboard.press('Control+End');
    const typed = await write(page, 16);
    const killedAt = Date.now();
    await browser.kill();
    page = await browser.start();
    await page.goto(`${place.url}/main/friends`);
    await expect.poll(() => textOf(form()).inputValue(), { timeout: 20_000 }).toContain('low001');
    expectNearlyAll(await textOf(form()).inputValue(), typed, killedAt);
    await form()
      .getByRole('button', { name: /sea\.png/ })
      .first()
      .waitFor();
    // What is sent does not come back.
    await textOf(form()).fill('Sent, then killed.');
    await form().getByRole('button', { name: 'Post', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Post anyway' }).click();
    await postWith(page, 'Sent, then killed.').first().waitFor();
    await expect(textOf(form())).toHaveValue('');
    await browser.kill();
    page = await browser.start();
    await page.goto(`${place.url}/drafts`);
    await page.getByText('No drafts').waitFor();
    const ada = await Person.as(place.instance.url, 'ada');
    await expect.poll(() => ada.ownPostsWith('Sent, then killed.')).toHaveLength(1);
  } finally {
    await browser.end();
  }
});
