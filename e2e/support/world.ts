import { afterAll, beforeAll } from 'vitest';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { launch, openContext, signIn, type Complaints, type Engine } from './browser';
import { startFaultProxy, type FaultProxy } from './fault-proxy';
import { startInstance, startsOverOnRetry, type Instance } from './instance';

export interface World {
  instance: Instance;
  proxy: FaultProxy;
  browser: Browser;
  /** Address that pages are opened at: the fault proxy, which lets everything through until told. */
  url: string;
}

/** One instance, proxy and browser for a test file. A second try finds the instance as the first test did. */
export function world({
  engine,
  ...options
}: Parameters<typeof startInstance>[0] & { engine?: Engine } = {}): World {
  const made: Partial<World> = {};
  beforeAll(async () => {
    made.instance = await startInstance(options);
    made.proxy = await startFaultProxy(made.instance.url);
    made.browser = await launch(engine);
  });
  startsOverOnRetry(
    () => made.instance,
    () => sessions.clear(),
  );
  afterAll(async () => {
    await made.browser?.close();
    await made.proxy?.stop();
    await made.instance?.stop();
  });
  const ready = <K extends keyof World>(key: K): World[K] => {
    const value = made[key];
    if (value === undefined) throw new Error(`${key} is not ready: used outside a test`);
    return value;
  };
  return {
    get instance() {
      return ready('instance');
    },
    get proxy() {
      return ready('proxy');
    },
    get browser() {
      return ready('browser');
    },
    get url() {
      return ready('proxy').url;
    },
  };
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  complaints: Complaints;
}

const AS_SEEN = 4000;

/** Of each page that is open when a test fails: its address, what has the focus, and its beginning as it is spoken. */
async function whatIsSeen(context: BrowserContext): Promise<string> {
  const pages = context.pages().map(async (page) => {
    const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300));
    const spoken = await page.locator('body').ariaSnapshot({ timeout: 2000 });
    return `${page.url()}\nthe focus is in ${focus}\n${spoken.slice(0, AS_SEEN)}`;
  });
  const seen = await Promise.allSettled(pages);
  return seen.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason))).join('\n\n');
}

/** A page of its own, closed after `run`; fails when the page complained about anything. */
export async function visit(
  { browser, proxy }: World,
  options: BrowserContextOptions,
  run: (visit: Visit) => Promise<void>,
): Promise<void> {
  const { context, complaints } = await openContext(browser, options);
  try {
    await run({ page: await context.newPage(), context, complaints }).catch(async (error: unknown) => {
      console.error(await whatIsSeen(context));
      throw error;
    });
    if (complaints.list.length > 0) throw new Error(`the page complained:\n${complaints.list.join('\n')}`);
  } finally {
    proxy.liftAll();
    await context.close();
    // The next visit counts its own.
    proxy.cutSockets();
  }
}

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;
/** Sessions of sample accounts by address and name: most tests need not sign in again. */
const sessions = new Map<string, Promise<Kept>>();

async function signedIn(place: World, username: string): Promise<Kept> {
  const { context } = await openContext(place.browser);
  const page = await context.newPage();
  await signIn(page, place.url, username);
  await page.waitForURL('**/main/friends');
  const kept = await context.storageState();
  await context.close();
  return kept;
}

/** Like `visit`, signed in as a sample account and on the home timeline, or at `path`. Never sign out here. */
export async function visitAs(
  place: World,
  username: string,
  { path = '/main/friends', ...options }: BrowserContextOptions & { path?: string },
  run: (visit: Visit) => Promise<void>,
): Promise<void> {
  const key = `${place.url} ${username}`;
  const session = sessions.get(key) ?? signedIn(place, username);
  sessions.set(key, session);
  // One that did not come about is no session for those after it.
  session.catch(() => sessions.delete(key));
  await visit(place, { ...options, storageState: await session }, async (opened) => {
    await opened.page.goto(place.url + path);
    await opened.page.getByRole('article').first().waitFor();
    await run(opened);
  });
}
