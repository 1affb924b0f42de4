import type { Page } from '@playwright/test';
import { DESKTOP, PHONE, TABLET } from '../support/browser';

type Random = () => number;

const WORDS = [
  'Hello @lin and :crab: ',
  'x',
  '🦀 tide',
  'مرحبا',
  'a'.repeat(300),
  '#tidepool ',
  '/',
  '@',
  ':',
  '\n\n',
];
const KEYS =
  'j k o f b r q e x l m p n . ? / Escape Escape Enter Tab Shift+Tab ArrowDown ArrowUp ArrowRight ArrowLeft Home End PageDown Space'.split(
    ' ',
  );
const PAGES =
  '/main/friends /main/public /main/all /main/bubble /bookmarks /lists /about /announcements /lin /search?query=tide /friend-requests /tag/tidepool /drafts /scheduled /who-to-follow /settings /no/such/page'.split(
    ' ',
  );
const PRESSED =
  'button, a[href], [role^="menuitem"], [role="tab"], [role="option"], [role="gridcell"], input, select, summary';
/** Would end the walk. */
const NOT_PRESSED = /log ?out|sign ?out/i;
/** A press on what is going away at this moment is given up, in milliseconds. */
const PATIENCE = 1500;

/** Marks what a pointer can reach now; returns how much that is. */
const markReachable = (page: Page): Promise<number> =>
  page.evaluate(
    ({ pressed, notPressed }) => {
      const never = new RegExp(notPressed, 'i');
      for (const marked of document.querySelectorAll('[data-walk]')) marked.removeAttribute('data-walk');
      let count = 0;
      for (const element of document.querySelectorAll(pressed)) {
        const { x, y, width, height } = element.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        const label = element.closest('label');
        const reachable = top !== null && (element.contains(top) || (label !== null && label.contains(top)));
        const leadsOut = element instanceof HTMLAnchorElement && element.origin !== location.origin;
        const name = `${element.getAttribute('aria-label') ?? ''} ${element.textContent ?? ''}`;
        if (!reachable || leadsOut || never.test(name)) continue;
        element.setAttribute('data-walk', String(count));
        count += 1;
      }
      return count;
    },
    { pressed: PRESSED, notPressed: NOT_PRESSED.source },
  );

async function press(page: Page, random: Random, phone: boolean): Promise<string> {
  const count = await markReachable(page);
  if (count === 0) {
    await page.keyboard.press('Escape');
    return 'nothing to press';
  }
  const target = page.locator(`[data-walk="${Math.floor(random() * count)}"]`);
  const name = await target.evaluate((element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40),
  );
  const options = { timeout: PATIENCE, force: true };
  await (phone ? target.tap(options) : target.click(options));
  return `press ${name}`;
}

async function type(page: Page, words: string): Promise<string> {
  const takesText = await page.evaluate(() =>
    Boolean(document.activeElement?.matches('textarea, input:not([type="checkbox"], [type="radio"])')),
  );
  await (takesText ? page.keyboard.insertText(words) : page.keyboard.press('n'));
  return takesText ? `type ${words.slice(0, 12)}` : 'key n';
}

/** Something that somebody might do next; returns what it was. */
export async function act(page: Page, random: Random, phone: boolean): Promise<string> {
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const chance = random();
  try {
    if (chance < 0.55) return await press(page, random, phone);
    if (chance < 0.7) {
      const key = pick(KEYS);
      await page.keyboard.press(key);
      return `key ${key}`;
    }
    if (chance < 0.8) return await type(page, pick(WORDS));
    if (chance < 0.88) {
      const by = Math.round((random() - 0.3) * 3000);
      await page.evaluate((pixels) => window.scrollBy(0, pixels), by);
      return `scroll by ${by}`;
    }
    if (chance < 0.92) {
      await page.goBack({ timeout: 3 * PATIENCE });
      return 'back';
    }
    if (chance < 0.94) {
      await page.reload();
      return 'reload';
    }
    if (chance < 0.97) {
      const to = pick(PAGES);
      await page.evaluate((path) => history.pushState(null, '', path), to);
      return `go to ${to}`;
    }
    const turned = { width: PHONE.height, height: PHONE.width };
    const sizes = phone ? [PHONE, turned] : [DESKTOP, TABLET, PHONE];
    await page.setViewportSize(sizes[Math.floor(random() * sizes.length)] ?? DESKTOP);
    return 'another size';
  } catch (thrown) {
    return `(missed: ${String(thrown).slice(0, 60).replaceAll('\n', ' ')})`;
  }
}
