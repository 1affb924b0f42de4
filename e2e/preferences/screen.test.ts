import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { IS_LONG, LONG, unlessOneOfAKind } from '../support/long';
import { visitAs, world } from '../support/world';
import { change, control, offeredPreferences, pane } from './controls';
import { TABS } from './sight';

const place = world();

/** What would hide the rest, and what asks the browser's own service first (push.test.ts). */
const APART: readonly string[] = ['expertLevel', 'webPushNotifications'];

const offered = offeredPreferences();

/** The names of the settings of this tab, in the order of the screen. */
const namesOn = (page: Page): Promise<string[]> =>
  pane(page)
    .locator('[data-setting]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-setting') ?? ''));

/** What a control shows, as words. */
const valueOf = (page: Page, name: string): Promise<string> =>
  control(page, name)
    .first()
    .evaluate((element) => {
      const one = (input: Element): string => {
        if (input instanceof HTMLInputElement && /checkbox|radio/.test(input.type))
          return String(input.checked);
        return input instanceof HTMLInputElement || input instanceof HTMLSelectElement ? input.value : '';
      };
      if (element.matches('input,select')) return one(element);
      // What is half typed is no value of a list.
      const parts = [...element.querySelectorAll('input:not([placeholder],[type=file]),select')].map(one);
      return [...parts, ...[...element.querySelectorAll('bdi')].map((word) => word.textContent)].join(' ');
    });

const show = async (page: Page, tab: string): Promise<void> => {
  await page.goto(`${place.url}/settings/${tab}`);
  await pane(page).locator('[data-setting]').first().waitFor();
};

/** Of these, what is walked. What the server itself keeps of the account stands there too; other tests look at that. */
const offeredOn = async (page: Page): Promise<string[]> =>
  (await namesOn(page)).filter((name) => !APART.includes(name) && offered.includes(name));

/** The first of each kind of control: each by itself is changed in client/src/features/settings/controls.dom.test.tsx. */
async function oneOfEach(page: Page, names: readonly string[]): Promise<string[]> {
  const first = new Map<string, string>();
  for (const name of names) {
    const kind = await control(page, name)
      .first()
      .evaluate((element) => (element instanceof HTMLInputElement ? element.type : element.localName));
    if (!first.has(kind)) first.set(kind, name);
  }
  return [...first.values()];
}

/** With the expert settings in sight, once what the server has is here. */
async function openExpert(page: Page): Promise<void> {
  await page.locator('[data-state=kept]').waitFor({ state: 'attached' });
  const expert = page.locator('dialog footer').getByRole('checkbox');
  if (!(await expert.isChecked())) await expert.check();
}

test.describe('each preference that is offered', () => {
  for (const tab of TABS)
    // Each control alone is tested where it is drawn (client/src/features/settings/controls.dom.test.tsx).
    test(
      `of the tab ${tab} changes on the screen, stays over a reload and comes to a second browser`,
      unlessOneOfAKind(tab === 'media'),
      () =>
        visitAs(place, 'ada', { path: `/settings/general` }, async ({ page }) => {
          await openExpert(page);
          await show(page, tab);
          const offeredHere = await offeredOn(page);
          const names = IS_LONG ? offeredHere : await oneOfEach(page, offeredHere);
          for (const name of names) {
            const before = await valueOf(page, name);
            await change(page, name);
            await expect.poll(() => valueOf(page, name), { message: name }).not.toBe(before);
          }
          await pane(page).locator('[data-state=kept]').waitFor({ state: 'attached' });
          const shown = async (where: Page): Promise<Map<string, string>> =>
            new Map(
              await Promise.all(names.map(async (name) => [name, await valueOf(where, name)] as const)),
            );
          // A theme from a file is put on, too.
          const wanted = await shown(page);
          await show(page, tab);
          await expect.poll(() => shown(page)).toEqual(wanted);
          await visitAs(place, 'ada', { path: `/settings/${tab}` }, async ({ page: second }) => {
            await expect.poll(() => shown(second)).toEqual(wanted);
          });
        }),
    );

  test('stands on one of the tabs that are walked', LONG, () =>
    visitAs(place, 'ada', { path: `/settings/general` }, async ({ page }) => {
      await openExpert(page);
      const met: string[] = [];
      for (const tab of TABS) {
        await show(page, tab);
        met.push(...(await offeredOn(page)));
      }
      expect(offered.filter((name) => !APART.includes(name) && !met.includes(name))).toEqual([]);
    }),
  );
});
