import { test } from './test';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { openContext, type Complaints, type Engine } from './browser';
import { startFaultProxy, type FaultProxy } from './fault-proxy';
import { startInstance, type Instance, type InstanceOptions } from './instance';
import { sessionOf, type Session } from './session';

export interface World {
  instance: Instance;
  proxy: FaultProxy;
  browser: Browser;
  /** Address that pages are opened at: the fault proxy, which lets everything through until told. */
  url: string;
  serviceWorkers: 'allow' | 'block';
}

interface WorldOptions extends InstanceOptions {
  engine?: Engine;
  /** Whether pages have their service worker, where a visit says nothing else; without, as it is not what most tests look at. */
  serviceWorker?: boolean;
}

/** One instance and proxy for a test file, and a browser that others may have used. A second try has all of it anew. */
export function world({ engine, serviceWorker, ...options }: WorldOptions = {}): World {
  const made: Partial<World> = {};
  const begin = async (browser: Browser): Promise<void> => {
    made.browser = browser;
    made.instance = await startInstance(options);
    made.proxy = await startFaultProxy(made.instance.url);
  };
  if (engine === 'whole') test.beforeAll(({ whole }) => begin(whole));
  else test.beforeAll(({ shell }) => begin(shell));
  test.afterAll(async () => {
    for (const context of made.browser?.contexts() ?? []) await context.close();
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
    serviceWorkers: serviceWorker ? 'allow' : 'block',
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
  { browser, proxy, serviceWorkers }: World,
  options: BrowserContextOptions,
  run: (visit: Visit) => Promise<void>,
): Promise<void> {
  const { context, complaints } = await openContext(browser, { serviceWorkers, ...options });
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

/** Sessions of sample accounts by address and name. */
const sessions = new Map<string, Promise<Session>>();

/**
 * Like `visit`, signed in as a sample account and on the home timeline, or at `path`; nowhere yet where that is null.
 * Never sign out here.
 */
export async function visitAs(
  place: World,
  username: string,
  { path = '/main/friends', ...options }: BrowserContextOptions & { path?: string | null },
  run: (visit: Visit) => Promise<void>,
): Promise<void> {
  const key = `${place.url} ${username}`;
  const session = sessions.get(key) ?? sessionOf(place.url, username);
  sessions.set(key, session);
  // One that did not come about is no session for those after it.
  session.catch(() => sessions.delete(key));
  await visit(place, { ...options, storageState: await session }, async (opened) => {
    if (path !== null) {
      await opened.page.goto(place.url + path);
      await opened.page.getByRole('article').first().waitFor();
    }
    await run(opened);
  });
}
