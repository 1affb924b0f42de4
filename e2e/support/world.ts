import { afterAll, beforeAll } from 'vitest';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { launch, openContext, signIn, type Complaints } from './browser';
import { startFaultProxy, type FaultProxy } from './fault-proxy';
import { startInstance, type Instance } from './instance';

export interface World {
  instance: Instance;
  proxy: FaultProxy;
  browser: Browser;
  /** Address that pages are opened at: the fault proxy, which lets everything through until told. */
  url: string;
}

/** One instance, proxy and browser for a test file. */
export function world(options: Parameters<typeof startInstance>[0] = {}): World {
  const made: Partial<World> = {};
  beforeAll(async () => {
    made.instance = await startInstance(options);
    made.proxy = await startFaultProxy(made.instance.url);
    made.browser = await launch();
  });
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

/** A page of its own, closed after `run`; fails when the page complained about anything. */
export async function visit(
  { browser }: World,
  options: BrowserContextOptions,
  run: (visit: Visit) => Promise<void>,
): Promise<void> {
  const { context, complaints } = await openContext(browser, options);
  try {
    await run({ page: await context.newPage(), context, complaints });
    if (complaints.list.length > 0) throw new Error(`the page complained:\n${complaints.list.join('\n')}`);
  } finally {
    await context.close();
  }
}

/** Like `visit`, signed in as a sample account and on the home timeline. */
export const visitAs = (
  place: World,
  username: string,
  options: BrowserContextOptions,
  run: (visit: Visit) => Promise<void>,
): Promise<void> =>
  visit(place, options, async (opened) => {
    await signIn(opened.page, place.url, username);
    await opened.page.waitForURL('**/main/friends');
    await opened.page.getByRole('article').first().waitFor();
    await run(opened);
  });
