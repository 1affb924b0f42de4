import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';
import { axeFindings, DESKTOP, frames, launch, openContext, PHONE, signIn } from '../support/browser';
import { startFaultProxy, type Fault, type FaultProxy } from '../support/fault-proxy';
import { buildInstance } from '../support/build-instance';
import { startInstance } from '../support/instance';
import { randomFrom } from '../support/spoil';
import { act } from './act';
import { wrongThings } from './wrong-things';

// A walk through the built client that nobody has planned: presses, keys, words, pages and failures by chance, and after
// each of them a look at what must hold always. Run by hand; the seed brings the same steps again.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    steps: { type: 'string', default: '200' },
    user: { type: 'string', default: 'ada' },
    phone: { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
  },
});

const FAULTS: readonly Fault[] = [
  { is: 'status', status: 403 },
  { is: 'status', status: 404 },
  { is: 'status', status: 422 },
  { is: 'status', status: 429, headers: { 'retry-after': '2' } },
  { is: 'status', status: 500 },
  { is: 'status', status: 200, body: '{}' },
  { is: 'status', status: 200, body: '[]' },
  { is: 'status', status: 200, body: '' },
  { is: 'html' },
  { is: 'half' },
  { is: 'nothing' },
  { is: 'late', ms: 1500 },
];
const WHERE = [/^\/api\//, /statuses/, /accounts/, /notifications/, /timelines/];
/** So many steps with one fault, or with none. */
const STRETCH = 12;
/** So often, in steps, axe looks at the page. */
const AXE_EVERY = 10;

const random = randomFrom(Number(values.seed));
const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

/** Another failure for the next steps, or none; returns what it is called. */
function changeFault(proxy: FaultProxy): string {
  proxy.liftAll();
  const [fault, where] = [pick(FAULTS), pick(WHERE)];
  if (!fault || !where || random() < 0.3) return 'no fault';
  proxy.fault(where, fault);
  return `fault ${String(where)} ${JSON.stringify(fault)}`;
}

/** What axe says of the state that chance has led to; nothing where the page goes meanwhile. */
const axe = (page: Page): Promise<string[]> => axeFindings(page).catch(() => []);

async function walk(page: Page, proxy: FaultProxy, complaints: string[]): Promise<number> {
  const trail: string[] = [];
  const told = new Set<string>();
  for (let step = 0; step < Number(values.steps); step += 1) {
    if (values.faults && step % STRETCH === 0) trail.push(changeFault(proxy));
    trail.push(await act(page, random, values.phone));
    // The page may go meanwhile.
    await frames(page, 10 + Math.floor(random() * 30)).catch(() => {});
    if (!page.url().startsWith(proxy.url)) await page.goto(`${proxy.url}/main/all`).catch(() => null);
    const wrong = [...complaints.splice(0), ...(await wrongThings(page))];
    if (step % AXE_EVERY === AXE_EVERY - 1) wrong.push(...(await axe(page)));
    for (const one of wrong.filter((each) => !told.has(each))) {
      told.add(one);
      console.log(`step ${step}, ${page.url()}: ${one}\n  after: ${trail.slice(-8).join(' | ')}`);
    }
  }
  return told.size;
}

const data = mkdtempSync(join(tmpdir(), 'skein-walk-'));
await buildInstance();
const instance = await startInstance({ data });
const proxy = await startFaultProxy(instance.url);
const browser = await launch({ chromium });
try {
  const phone: BrowserContextOptions = { viewport: PHONE, hasTouch: true, isMobile: true };
  const { context, complaints } = await openContext(browser, values.phone ? phone : { viewport: DESKTOP });
  const page = await context.newPage();
  // Whatever opens beside the page is not part of the walk; questions of the browser are answered with yes.
  context.on('page', (other) => void (other === page || other.close().catch(() => null)));
  page.on('dialog', (dialog) => void dialog.accept().catch(() => null));
  if (values.user !== '') await signIn(page, proxy.url, values.user);
  else await page.goto(`${proxy.url}/main/all`);
  await page.getByRole('article').first().waitFor();
  const found = await walk(page, proxy, complaints.list);
  console.log(`seed ${values.seed}: ${values.steps} steps, ${found} things to look at`);
  process.exitCode = found > 0 ? 1 : 0;
} finally {
  await browser.close();
  await proxy.stop();
  await instance.stop();
  rmSync(data, { recursive: true, force: true });
}
