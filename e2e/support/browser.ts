import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, BrowserContextOptions, BrowserType, Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/** The whole browser, as people have it. */
export const CHROMIUM = process.env['SKEIN_CHROMIUM'] || '/usr/bin/chromium';

/** The whole browser, and what more it is told. */
export const chromiumOptions = (
  more: readonly string[] = [],
): { executablePath: string; args: string[] } => ({
  executablePath: CHROMIUM,
  args: [...ARGUMENTS, ...more],
});

/**
 * A page of a test lives for seconds: code is not made fast for minutes to come, nor memory cleared on threads of its
 * own, which takes a fifth of the browser's processor time where all processors are busy.
 */
const SHORT_LIVED = '--js-flags=--single-threaded,--no-turbofan,--no-maglev';

/** What tests are run by: the shell is the same engine at a third of the processor time, and cannot show notifications. */
export type Engine = 'shell' | 'whole';

export const launch = (
  { chromium }: { chromium: BrowserType },
  engine: Engine = 'shell',
): Promise<Browser> => {
  const shell = process.env['SKEIN_CHROMIUM_SHELL'];
  return chromium.launch(
    engine === 'shell' && shell
      ? { ...chromiumOptions([SHORT_LIVED]), executablePath: shell }
      : chromiumOptions(),
  );
};

export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };

/** Milliseconds that anything may take on a busy machine. */
const PATIENCE = 40_000;

/** Everything a page complained about: errors, failed scripts, Content-Security-Policy reports. */
export interface Complaints {
  list: string[];
}

/**
 * A context whose every page is watched; `complaints` must be empty at the end of a test. The service worker, which
 * fetches the whole client anew for each context, is on only where it is what a test is about.
 */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; complaints: Complaints }> {
  const usual = { viewport: DESKTOP, locale: 'en-US', serviceWorkers: 'block' } as const;
  const context = await browser.newContext({ ...usual, ...options });
  context.setDefaultTimeout(PATIENCE);
  context.setDefaultNavigationTimeout(2 * PATIENCE);
  const complaints: Complaints = { list: [] };
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
  context.on('weberror', (error) => complaints.list.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    // The browser itself logs every refused request; what the page does about it is what tests look at.
    if (
      message.type() === 'error' &&
      !/Failed to load resource|WebSocket connection to/.test(message.text())
    ) {
      complaints.list.push(message.text());
    }
  });
  return { context, complaints };
}

export async function signIn(
  page: Page,
  url: string,
  username = 'ada',
  password = 'skein-demo',
): Promise<void> {
  await page.goto(`${url}/login`);
  const form = page.getByRole('main');
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

interface AxeResults {
  violations: { id: string; nodes: { html: string; target: unknown[] }[] }[];
}
declare global {
  /** Defined by the evaluated axe source. */
  var axe: {
    run(
      context: { include: (Document | Element)[]; exclude: string[] },
      options: { resultTypes: string[]; runOnly?: string[] },
    ): Promise<AxeResults>;
  };
}

/** A fade that is under way has no colours of its own yet. */
const untilFaded = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime ?? 0)))
        .map((animation) => animation.finished),
    ),
  );

/** One look of axe. Its source is evaluated: the policy lets no script tag in. */
async function lookOfAxe(page: Page, runOnly?: string[], without: string[] = []): Promise<string[]> {
  await untilFaded(page);
  // A page that was not loaded anew has it still.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const look = { rules: runOnly, exclude: without };
  return page.evaluate(async ({ rules, exclude }) => {
    // What lies below a modal dialog is inert, so that axe has nothing to say of it.
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    const include = dialog ? [dialog, ...document.querySelectorAll(':popover-open')] : [document];
    const { violations } = await globalThis.axe.run(
      { include, exclude },
      {
        // Of what is well nothing is told in detail, which takes as long as the look itself.
        resultTypes: ['violations'],
        ...(rules ? { runOnly: rules } : {}),
      },
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${String(node.target)} ${node.html.slice(0, 160)}`),
    );
  }, look);
}

/** So often axe looks: a page that is still being put together is no finding, one that stays so is. */
const LOOKS = 4;

/** What axe finds, as one readable line each, of all rules or of those named; not in what these selectors find. */
export async function axeFindings(page: Page, runOnly?: string[], without?: string[]): Promise<string[]> {
  for (let look = 1; ; look += 1) {
    const found = await lookOfAxe(page, runOnly, without);
    if (found.length === 0 || look === LOOKS) return found;
    await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => {});
    await frames(page, 30);
  }
}

/** Texts that cannot be read well in one of these themes, which the page wears one after another without a reload. */
export async function contrastFindings(
  page: Page,
  themes: readonly string[],
  without?: string[],
): Promise<string[]> {
  const wear = (theme: string): Promise<string> =>
    page.evaluate((id) => {
      const { dataset } = document.documentElement;
      const worn = dataset['theme'] ?? '';
      dataset['theme'] = id;
      return worn;
    }, theme);
  const found: string[] = [];
  let first: string | null = null;
  for (const theme of themes) {
    const worn = await wear(theme);
    first ??= worn;
    found.push(...(await axeFindings(page, ['color-contrast'], without)).map((line) => `${theme}: ${line}`));
  }
  if (first !== null) await wear(first);
  return found;
}

/** Resolves so many frames later. */
export const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (wanted) => {
    for (let frame = 0; frame < wanted; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

/** What `read` tells once it has told the same for so many frames. */
export async function settled<T>(page: Page, read: () => Promise<T>, still = 20): Promise<T> {
  for (let last = await read(); ;) {
    await frames(page, still);
    const next = await read();
    if (JSON.stringify(next) === JSON.stringify(last)) return next;
    last = next;
  }
}

/** Resolves when the page has not moved for so many frames. */
export const atRest = (page: Page, frames: number): Promise<void> =>
  page.evaluate(async (wanted) => {
    let place = scrollY;
    for (let still = 0; still < wanted; still += 1) {
      await new Promise(requestAnimationFrame);
      if (scrollY !== place) still = 0;
      place = scrollY;
    }
  }, frames);
