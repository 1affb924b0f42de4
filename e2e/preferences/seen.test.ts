import * as v from 'valibot';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { signIn } from '../support/browser';
import { LONG } from '../support/long';
import { changeData } from '../support/instance';
import { visit, visitAs, world } from '../support/world';
import { change } from './controls';
import { make, type Made } from './made';
import { GROUPS } from './groups';
import {
  HOME,
  isAsked,
  TABS,
  tagPath,
  type Change,
  type Group,
  type Sight,
  type Tab,
  type When,
} from './sight';

/** All that was made is drawn. */
const TALL = { width: 1440, height: 3600 };

/** An instance with a picture behind its pages. */
const SET_BACKGROUND = `
  import { openData } from './instance/src/storage/open.ts';
  import { saveSettings } from './instance/src/storage/settings.ts';
  const { db } = openData(process.argv[1]);
  saveSettings(db, { frontend: { showInstanceSpecificPanel: true, background: '/instance/thumbnail.jpeg' } });
`;
const place = world({ prepare: (data) => changeData(SET_BACKGROUND, data) });
let made: Made;
test.beforeAll(async () => {
  made = await make(place.instance.url);
});

const PROFILES = '/api/v1/akkoma/frontend_settings/pleroma-fe';
const Profiles = v.array(v.object({ name: v.string() }));
/** Each group begins with the preferences of somebody who never chose any. */
test.beforeEach(async () => {
  const { body } = await made.ada.send('GET', PROFILES);
  for (const { name } of v.parse(Profiles, body)) await made.ada.send('DELETE', `${PROFILES}/${name}`);
});

type Named = Sight & { name: string; tab: Tab };
const sightsOf = ({ sights }: Group): readonly Named[] =>
  TABS.flatMap((tab) => Object.entries(sights[tab] ?? {}).map(([name, sight]) => ({ ...sight, name, tab })));

async function open(page: Page, path: string): Promise<void> {
  await page.goto(place.url + path);
  await page.getByRole('main').getByRole('article').first().waitFor();
  // Beside the post everything is there, too.
  if (path.startsWith('/tag/') || path.startsWith('/notice/'))
    await page.locator('main article [data-tone=reply]').first().waitFor();
}

/** Looks for all of them, page by page; what presses something has a page of its own. What is not as wanted, in words. */
async function lookFor(page: Page, sights: readonly Named[], when: When): Promise<readonly string[]> {
  const pathOf = ({ at = tagPath }: Named): string => (typeof at === 'string' ? at : at(made));
  const quiet = sights.filter(({ act }) => !act);
  const wrong: string[] = [];
  const check = async (sight: Named, where = page): Promise<void> => {
    const { name, act, look, shows } = sight;
    try {
      await act?.(where, made, when);
      await expect.poll(() => look(where, made, when)).toEqual(shows[when === 'before' ? 0 : 1]);
    } catch (error) {
      wrong.push(`${name} ${when}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  for (const path of new Set(quiet.map(pathOf))) {
    await open(page, path);
    for (const sight of quiet.filter((one) => pathOf(one) === path)) await check(sight);
  }
  for (const sight of sights.filter(({ act }) => act)) {
    const own = await page.context().newPage();
    await open(own, pathOf(sight));
    await check(sight, own);
    await own.close();
  }
  return wrong;
}

/** On their tabs, with the expert settings in sight, until the server has them. */
async function changeAll(page: Page, changes: readonly Change[]): Promise<void> {
  for (const tab of TABS) {
    const here = changes.filter((one) => one.tab === tab);
    if (here.length === 0) continue;
    await page.goto(`${place.url}/settings/${tab}`);
    const expert = page.locator('dialog footer').getByRole('checkbox');
    if (!(await expert.isChecked())) await expert.check();
    // The switch of the expert settings is on already.
    for (const { name, to } of here) if (name !== 'expertLevel') await change(page, name, to);
    await page.locator('[data-state=kept]').first().waitFor({ state: 'attached' });
  }
}

test.describe('what a preference changes is seen', () => {
  for (const group of GROUPS) {
    const sights = sightsOf(group);
    const names = sights.map(({ name }) => name);
    test(names.join(', '), LONG, () =>
      visitAs(place, group.as ?? 'ada', { viewport: TALL, colorScheme: 'dark' }, async ({ page }) => {
        await changeAll(page, group.given ?? []);
        const before = await lookFor(page, sights, 'before');
        await changeAll(page, sights);
        const after = await lookFor(page, sights, 'after');
        expect([...before, ...after]).toEqual([]);
      }),
    );
  }

  test('modalOnLogout', LONG, () =>
    visit(place, { viewport: TALL }, async ({ page }) => {
      await signIn(page, place.url, 'admin');
      await page.waitForURL('**/main/friends');
      const logOut = async (asked: boolean): Promise<void> => {
        const own = await page.context().newPage();
        await open(own, '/main/friends');
        await own.getByRole('button', { name: 'Accounts' }).click();
        await own.getByRole('menuitem', { name: 'Log out' }).click();
        const out = own.getByRole('button', { name: 'Log in' }).first();
        await expect.poll(() => isAsked(own, () => out.isVisible())).toBe(asked);
        await own.close();
      };
      await logOut(true);
      await changeAll(page, [{ name: 'modalOnLogout', tab: 'general' }]);
      await logOut(false);
    }),
  );

  test('useStreamingApi', LONG, () =>
    visitAs(place, 'ada', { path: HOME }, async ({ page }) => {
      const sockets = () => expect.poll(() => place.proxy.openSockets());
      await sockets().toBe(1);
      await changeAll(page, [{ name: 'useStreamingApi', tab: 'general' }]);
      await sockets().toBe(0);
      await open(page, HOME);
      // What comes is asked for.
      await made.mod.post('Come without a live connection');
      await page.getByRole('button', { name: /^Show new/ }).waitFor({ timeout: 60_000 });
      await sockets().toBe(0);
    }),
  );
});
