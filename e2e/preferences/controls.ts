import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { ROOT } from '../support/places';

/** Names of the preferences that docs/preferences.md says are on the screen. */
export const offeredPreferences = (): string[] =>
  readFileSync(join(ROOT, 'docs', 'preferences.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `') && !line.includes('not offered yet'))
    .map((line) => /^\| `(\w+)`/.exec(line)?.[1] ?? '');

export const pane = (page: Page): Locator => page.locator('dialog');

export const control = (page: Page, name: string): Locator =>
  pane(page).locator(`#setting-${name}, [aria-labelledby="setting-${name}-name"]`);

/** What another value of `name` may be, where it is not one of a few that are offered. */
const ANOTHER: Readonly<Record<string, string>> = { nsfwCensorImage: '/favicon.png' };

/**
 * Changes a setting as a person does: to `to` (a value of a list, a number, words, the name of a kind), else to
 * something else than it was.
 */
export async function change(page: Page, name: string, to?: string): Promise<void> {
  const one = control(page, name).first();
  await one.waitFor();
  const kind = await one.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
  );
  if (kind === 'checkbox') return one.click();
  if (kind === 'number') {
    await one.fill(to ?? String(Number(await one.inputValue()) + 1));
    return one.blur();
  }
  if (kind === 'url') return one.fill(new URL(to ?? ANOTHER[name] ?? '/', page.url()).href);
  if (kind === 'select') {
    const values = await one
      .locator('option')
      .evaluateAll((all) => all.map((option) => option.getAttribute('value')));
    const before = await one.inputValue();
    await one.selectOption(to ?? values.find((value) => value !== null && value !== before) ?? before);
    return;
  }
  if ((await one.getByRole('radio').count()) > 0)
    return one
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: to ?? 'Black' }) })
      .click();
  const file = one.locator('input[type=file]');
  if ((await file.count()) > 0)
    return file.setInputFiles({
      name: 'mossbank.json',
      mimeType: 'application/json',
      buffer: Buffer.from('["Mossbank","#171f18","#2a352b","#e6ece4","#a8d8a0"]'),
    });
  const box = one.getByRole('textbox');
  if ((await box.count()) === 0)
    return to === undefined
      ? one.getByRole('checkbox').last().click()
      : one.getByRole('checkbox', { name: to }).click();
  await box.fill(to ?? `seven.${name}@example.com`);
  await box.press('Enter');
}
