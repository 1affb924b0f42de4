import type { Browser, BrowserContext, BrowserContextOptions, Frame, Page } from '@playwright/test';
import { DESKTOP, openContext, type Complaints } from './browser';
import type { Session } from './session';

export interface Visit {
  page: Page;
  context: BrowserContext;
  complaints: Complaints;
}

type Warm = Pick<Visit, 'page' | 'complaints'>;

/** Events of a page that tests listen to. */
const HEARD = ['console', 'dialog', 'request', 'requestfinished', 'response'] as const;

/** Pages that tests have left as they found them, by browser, address and the options of their context. */
const left = new WeakMap<Browser, Map<string, Warm>>();

const keyOf = (url: string, options: BrowserContextOptions): string => JSON.stringify([url, options]);

/** Takes the page off Skein and all that a test has put on it; whoever asks for such a page next has it. */
async function leaveWarm(all: Map<string, Warm>, key: string, { page, complaints }: Warm): Promise<void> {
  for (const event of HEARD) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('about:blank');
  if (all.has(key)) await page.context().close();
  else all.set(key, { page, complaints });
}

/** Leaves nothing of who was there before: neither what the site has kept, nor the cache, nor the steps of Back. */
async function clear(page: Page, url: string, { origins }: Session): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' });
  await browser.send('Network.clearBrowserCache');
  // What the page's process still has in its memory goes when it is told to keep nothing.
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  await browser.send('Network.setCacheDisabled', { cacheDisabled: false });
  await page.context().clearCookies();
  // A page of the same origin without Skein, where the storage of the tab itself can be reached.
  await page.route(`${url}/`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(`${url}/`);
  await page.unroute(`${url}/`);
  const kept = origins.flatMap(({ origin, localStorage }) => (origin === url ? localStorage : []));
  await page.evaluate((items) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, kept);
  await page.goto('about:blank');
  await browser.send('Page.resetNavigationHistory');
  await browser.detach();
}

/** A page on nothing yet, which one before has left, cleared; else a new one. */
async function open(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
  session: Session,
  warm: Warm | undefined,
): Promise<Warm> {
  if (!warm || warm.page.isClosed()) {
    const { context, complaints } = await openContext(browser, { ...options, storageState: session });
    return { page: await context.newPage(), complaints };
  }
  const { viewport, colorScheme = 'light', reducedMotion = 'no-preference' } = options;
  await warm.page.setViewportSize(viewport ?? DESKTOP);
  await warm.page.emulateMedia({ media: null, colorScheme, reducedMotion });
  await clear(warm.page, url, session);
  warm.complaints.list.length = 0;
  return warm;
}

/**
 * Runs a test on a page with this session that is on nothing yet. Its storage, cache and history are empty; but where a
 * test before has left one, its browser has compiled Skein already, and a visit takes half the processor time. The page
 * is left for the next test, except after a failure, or where this one took the `context`, opened more pages or went
 * to another address: what is done to a context, nobody can take back.
 */
export async function onWarmPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
  session: Session,
  run: (visit: Visit) => Promise<void>,
): Promise<void> {
  const all = left.get(browser) ?? new Map<string, Warm>();
  left.set(browser, all);
  const key = keyOf(url, options);
  const warm = all.get(key);
  all.delete(key);
  const opened = await open(browser, url, options, session, warm);
  const { page, complaints } = opened;
  const context = page.context();
  let mayServeOthers = options.serviceWorkers !== 'allow';
  const taken = {
    page,
    complaints,
    get context() {
      mayServeOthers = false;
      return context;
    },
  };
  // What it has kept for another address is not cleared.
  const onNavigation = (frame: Frame): void => {
    if (!frame.url().startsWith(`${url}/`) && frame.url() !== 'about:blank') mayServeOthers = false;
  };
  page.on('framenavigated', onNavigation);
  let well = false;
  try {
    await run(taken);
    well = context.pages().length === 1 && !page.isClosed();
  } finally {
    page.off('framenavigated', onNavigation);
    if (well && mayServeOthers) await leaveWarm(all, key, opened);
    else await context.close();
  }
}
