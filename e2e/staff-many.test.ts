import type { Locator, Page } from '@playwright/test';
import { LONG } from './support/long';
import { expect, test } from './support/test';
import { changeData } from './support/instance';
import { visitAs, world } from './support/world';

const ACCOUNTS = 5000;
/** By two people each. */
const REPORTS = 2 * ACCOUNTS;

const ADD = `
  import { openData } from './instance/src/storage/open.ts';
  import { insertRow } from './instance/src/storage/insert.ts';
  const { db } = openData(process.argv[1]);
  const by = db.all("SELECT id FROM accounts WHERE host IS NULL LIMIT 2");
  const now = Date.now();
  db.transaction(() => {
    db.run("DELETE FROM reports WHERE state = 'open'");
    for (let at = 0; at < ${ACCOUNTS}; at += 1) {
      const id = 'many' + String(at).padStart(6, '0');
      const url = 'https://many.example/users/' + id;
      const acct = id + '@many.example';
      const own = { id, username: id, host: 'many.example', acct, ap_id: url, url, created_at: now };
      insertRow(db, 'accounts', own);
      by.forEach((actor, index) => insertRow(db, 'reports', {
        id: id + index, account_id: id, actor_id: actor.id, content: 'One of many', created_at: now - at * 1000,
      }));
    }
  });
`;
const place = world({ prepare: (data) => changeData(ADD, data) });

const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Moderation' });
const rows = (page: Page): Locator => panel(page).getByRole('feed', { name: 'Reports' }).getByRole('article');

/** Elements of the window: what scrolling has to lay out and paint. */
const drawn = (page: Page): Promise<number> =>
  panel(page).evaluate((one) => one.querySelectorAll('*').length);

test('10,000 reports are drawn as a few are, wherever in the list one is', LONG, () =>
  visitAs(place, 'mod', {}, async ({ page }) => {
    await page.getByRole('button', { name: 'Moderation', exact: true }).click();
    await rows(page).first().waitFor();
    const more = panel(page).getByRole('button', { name: 'Load more' });
    for (let loaded = 1000; loaded < REPORTS; loaded += 1000) {
      const words = `${loaded.toLocaleString('en')} of ${REPORTS.toLocaleString('en')} reports loaded`;
      await panel(page).getByText(words).waitFor();
      await more.click();
    }
    await more.waitFor({ state: 'detached', timeout: 60_000 });
    await expect(rows(page).first()).toHaveAttribute('aria-setsize', String(ACCOUNTS));
    const few = 120;
    await expect.poll(() => rows(page).count()).toBeLessThan(few);
    const atTop = await drawn(page);
    // The longest waiting come first: the last row is the newest.
    const list = panel(page).getByRole('feed', { name: 'Reports' });
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await list.evaluate((one, where) => {
        let area: Element | null = one.parentElement;
        while (area && !/auto|scroll/.test(getComputedStyle(area).overflowY)) area = area.parentElement;
        if (area) area.scrollTop = area.scrollHeight * where;
      }, part);
      const wanted = Math.floor((ACCOUNTS - 1) * part);
      // A row near to where it was scrolled to is there.
      await expect
        .poll(
          () => rows(page).evaluateAll((all) => Math.max(...all.map((row) => Number(row.ariaPosInSet ?? 0)))),
          { message: `at ${part}` },
        )
        .toBeGreaterThanOrEqual(wanted - few);
      await expect.poll(() => rows(page).count()).toBeLessThan(few);
    }
    await panel(page).getByText('many000000').first().waitFor();
    expect(await drawn(page)).toBeLessThan(atTop * 1.5);
    // A press of a key is answered as in a short list: the row of the focus alone is drawn anew.
    await rows(page).last().focus();
    await page.keyboard.press('x');
    await expect(rows(page).last().getByRole('checkbox')).toBeChecked();
  }),
);
