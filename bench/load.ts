import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { chromiumOptions, DESKTOP } from '../e2e/support/browser';
import { BLANK, FLOOR } from './floor';
import { median, prepare, throttle, timeFull, timeLoad, watchFirstPost, type LoadTimes } from './measure';
import { signedInStorage, type Bench, type Row } from './scenarios';
import { trustIn } from './secure-front';

/** A page is at rest when it has asked for nothing for so long, in milliseconds. */
const REST_MS = 2000;
/** What the service worker keeps after that is there, in milliseconds. */
const WORKER_MS = 2500;

type Items = readonly { name: string; value: string }[];

interface Visit extends LoadTimes {
  /** Posts down to the lower edge of the window. */
  full: number;
  /** Requests of the page until it was at rest. */
  requests: number;
  /** The same at the server, with those of the service worker. */
  answered: number;
  /** Milliseconds of the main thread until then, waiting left out. */
  cpu: number;
  shift: number;
}

interface Visits {
  cold: Visit;
  warm: Visit;
}

/** A browser that nobody has used, but for the sign-in that it holds. */
async function openProfile(
  bench: Bench,
  items: Items,
): Promise<{ context: BrowserContext; end: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'skein-bench-profile-'));
  const context = await chromium.launchPersistentContext(folder, {
    ...chromiumOptions([trustIn(bench.front)]),
    viewport: DESKTOP,
    locale: 'en-US',
  });
  await prepare(context);
  await watchFirstPost(context);
  const [page = await context.newPage()] = context.pages();
  await page.goto(bench.url + BLANK);
  await page.evaluate((kept) => {
    for (const { name, value } of kept) localStorage.setItem(name, value);
  }, items);
  const end = async (): Promise<void> => {
    await context.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  return { context, end };
}

/** What the main thread has worked so far, in milliseconds; `Performance` must be enabled. Others' work is not in it. */
export async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN);
}

/** Opens a page and waits until it is at rest; nobody touches it. */
async function visit(bench: Bench, page: Page, url: string, slow: boolean): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Network.enable');
  let requests = 0;
  let last = Date.now();
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (/^(?:data|blob):/.test(request.url)) return;
    requests += 1;
    last = Date.now();
  });
  session.on('Network.loadingFinished', () => (last = Date.now()));
  if (slow) await throttle(page);
  const answered = bench.front.answered();
  const before = await threadTime(session);
  const times = await timeLoad(page, url);
  const full = await timeFull(page);
  while (Date.now() - last < REST_MS) await page.waitForTimeout(100);
  const cpu = (await threadTime(session)) - before;
  const shift = await page.evaluate(() => globalThis.benchShift ?? 0);
  const asked = requests;
  await page.waitForTimeout(WORKER_MS);
  return { ...times, full, requests: asked, answered: bench.front.answered() - answered, cpu, shift };
}

/** A first visit and a second one, in a new tab of the same profile. */
async function visits(bench: Bench, path: string, slow: boolean, items: Items): Promise<Visits> {
  const { context, end } = await openProfile(bench, items);
  const [page = await context.newPage()] = context.pages();
  const cold = await visit(bench, page, bench.url + path, slow);
  const next = await context.newPage();
  await page.close();
  const warm = await visit(bench, next, bench.url + path, slow);
  await end();
  return { cold, warm };
}

/** What is told of a visit, and beside the floor where that means something. */
const POINTS: readonly { of: keyof Visit; name: string; unit: Row['unit']; beside?: true }[] = [
  { of: 'firstPaint', name: 'first paint', unit: 'ms', beside: true },
  { of: 'firstPost', name: 'first post', unit: 'ms', beside: true },
  { of: 'usable', name: 'first post usable', unit: 'ms', beside: true },
  { of: 'full', name: 'window full of posts', unit: 'ms', beside: true },
  { of: 'cpu', name: 'main thread until at rest', unit: 'ms' },
  { of: 'shift', name: 'layout shift', unit: '' },
  { of: 'requests', name: 'requests of the page until at rest', unit: '' },
  { of: 'answered', name: 'requests at the server, its worker’s too', unit: '' },
];

function rowsOf(kind: keyof Visits, tag: string, client: readonly Visits[], floor: readonly Visits[]): Row[] {
  return POINTS.map(({ of, name, unit, beside }) => ({
    name: `${kind} ${name}${tag}`,
    value: median(client.map((each) => each[kind][of])),
    unit,
    ...(beside && { floor: median(floor.map((each) => each[kind][of])) }),
  }));
}

/** What a newcomer meets, and who comes again; the floor in turn with the client. */
export async function load(bench: Bench): Promise<Row[]> {
  const { origins } = await signedInStorage(bench);
  const items = origins.flatMap((site) => site.localStorage);
  const rows: Row[] = [];
  for (const slow of [false, true]) {
    const floor: Visits[] = [];
    const client: Visits[] = [];
    for (let run = 0; run < bench.runs; run += 1) {
      floor.push(await visits(bench, FLOOR, slow, []));
      client.push(await visits(bench, '/main/friends', slow, items));
    }
    for (const kind of ['cold', 'warm'] as const)
      rows.push(...rowsOf(kind, slow ? ', 4x' : '', client, floor));
  }
  return rows;
}
