import { test } from './test';
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import type { Engine } from './browser';
import { startFaultProxy, type FaultProxy } from './fault-proxy';
import { startInstance, type Instance, type InstanceOptions } from './instance';
import { sessionOf, type Session } from './session';
import { onWarmPage, type Visit } from './warm';

export type { Visit } from './warm';

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

/** Runs a test on a page, says what was seen where it fails, and fails where the page complained. */
async function look(visited: Visit, run: (visit: Visit) => Promise<void>): Promise<void> {
  const { list } = visited.complaints;
  await run(visited).catch(async (error: unknown) => {
    console.error(await whatIsSeen(visited.context));
    throw error;
  });
  if (list.length > 0) throw new Error(`the page complained:\n${list.join('\n')}`);
}

/** Sessions of sample accounts by address and name. */
const sessions = new Map<string, Promise<Session>>();

function sessionAt(url: string, username: string): Promise<Session> {
  const key = `${url} ${username}`;
  const session = sessions.get(key) ?? sessionOf(url, username);
  sessions.set(key, session);
  // One that did not come about is no session for those after it.
  session.catch(() => sessions.delete(key));
  return session;
}

/** Runs a test on a page that nobody was on before it (`warm.ts`); fails when the page complained about anything. */
async function visitWith(
  { browser, proxy, url, serviceWorkers }: World,
  options: BrowserContextOptions,
  session: Session,
  run: (visit: Visit) => Promise<void>,
): Promise<void> {
  try {
    await onWarmPage(browser, url, { serviceWorkers, ...options }, session, (visited) =>
      look(visited, run).finally(() => proxy.liftAll()),
    );
  } finally {
    // The next visit counts its own.
    proxy.cutSockets();
  }
}

const NOBODY: Session = { cookies: [], origins: [] };

/** A page of somebody who is not signed in, on nothing yet. */
export const visit = (
  place: World,
  options: BrowserContextOptions,
  run: (visit: Visit) => Promise<void>,
): Promise<void> => visitWith(place, options, NOBODY, run);

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
  const { url } = place;
  await visitWith(place, options, await sessionAt(url, username), async (visited) => {
    if (path !== null) {
      await visited.page.goto(url + path);
      await visited.page.getByRole('article').first().waitFor();
    }
    await run(visited);
  });
}
