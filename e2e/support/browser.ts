import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['SKEIN_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });

export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };

/** Milliseconds that anything may take on a busy machine. */
const PATIENCE = 12_000;

/** Everything a page complained about: errors, failed scripts, Content-Security-Policy reports. */
export interface Complaints {
  list: string[];
}

/** A context whose every page is watched; `complaints` must be empty at the end of a test. */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; complaints: Complaints }> {
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'en-US', ...options });
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
  var axe: { run(context: Document): Promise<AxeResults> };
}

/** Axe findings as one readable line each. The source is evaluated: the policy lets no script tag in. */
export async function axeFindings(page: Page): Promise<string[]> {
  // A fade that is under way has no colours of its own yet.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime ?? 0)))
        .map((animation) => animation.finished),
    ),
  );
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${String(node.target)} ${node.html.slice(0, 160)}`),
    );
  });
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
