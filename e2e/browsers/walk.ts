import { boxesOf, type Box } from './boxes';
import type { Driver, Plain } from './driver';
import { spotOf, wasHit, type Spot, type Target } from './in-page';

/** Milliseconds; a machine with other work is four times slower. */
const PATIENCE = 60_000;
const BETWEEN = 50;

/** Does the work again until it does not fail; the last failure is told. */
async function untilItWorks<T>(work: () => Promise<T>): Promise<T> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, BETWEEN);
      });
    }
  }
}

/** A person at a browser: presses, types, waits for what is to be seen, and keeps how large it was. */
export interface Walk {
  readonly driver: Driver;
  readonly url: string;
  readonly scenes: Map<string, readonly Box[]>;
  /** Opens a path of the instance, waits for what shows that it is there, and until no list is on its way. */
  readonly visit: (path: string, shows: string) => Promise<void>;
  /** Goes there as a link does, without loading Skein anew. */
  readonly go: (path: string, shows: string) => Promise<void>;
  readonly press: (target: Target) => Promise<void>;
  /** Rests the pointer on it. */
  readonly pointAt: (target: Target) => Promise<void>;
  /** Waits until something fits the selector and is visible. */
  readonly see: (selector: string) => Promise<void>;
  /** Waits until nothing visible fits the selector. */
  readonly miss: (selector: string) => Promise<void>;
  /** Waits until the work, which runs in the page, answers true. */
  readonly until: <A extends Plain[]>(
    what: string,
    work: (...args: A) => boolean | Promise<boolean>,
    ...args: A
  ) => Promise<void>;
  /** Keeps the boxes of what fits the selector (the last of several), once they stand still. */
  readonly measure: (scene: string, selector: string) => Promise<void>;
  /** Waits until the page does not scroll any more and no list is on its way. */
  readonly still: () => Promise<void>;
  /** Leaves what lies over the page by Escape. */
  readonly leave: (root: string) => Promise<void>;
  /** Opens something, measures it and leaves it. */
  readonly glance: (scene: string, root: string, open: () => Promise<void>) => Promise<void>;
}

const isIdle = (): boolean =>
  ![...document.querySelectorAll('[aria-busy="true"]')].some((list) => list.checkVisibility());

const isVisible = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());

/**
 * The entry of a closed layer leaves the history a moment later, and would take an address with it that is asked for
 * before that.
 */
const hasLayersLeft = (): boolean =>
  !history.state?.skeinLayers || document.querySelector('dialog[open], :popover-open') !== null;

/** How the walk waits for what is to be seen. */
function looks(driver: Driver) {
  const until: Walk['until'] = (what, work, ...args) =>
    untilItWorks(async () => {
      if (!(await driver.run(work, ...args))) throw new Error(`${driver.name}: waited for ${what}`);
    });
  const see = (selector: string): Promise<void> => until(selector, isVisible, selector);
  const miss = (selector: string): Promise<void> =>
    untilItWorks(async () => {
      if (await driver.run(isVisible, selector)) throw new Error(`${driver.name}: ${selector} stays`);
    });
  // What moves would be missed: it is looked at until it stands still.
  const spot = (target: Target): Promise<Spot> => {
    let last: Spot | null = null;
    return untilItWorks(async () => {
      const before = last;
      const found = await driver.run(spotOf, target);
      last = found;
      if (!found?.free) throw new Error(`${driver.name}: no free ${target}`);
      if (found.x !== before?.x || found.y !== before.y) throw new Error(`${driver.name}: ${target} moves`);
      return found;
    });
  };
  const still = (): Promise<void> => {
    let last = NaN;
    return untilItWorks(async () => {
      const now = await driver.run(() => scrollY + document.body.scrollHeight);
      const before = last;
      last = now;
      if (now !== before || !(await driver.run(isIdle)))
        throw new Error(`${driver.name}: the page does not stand still`);
    });
  };
  return { until, see, miss, spot, still };
}

/** How the walk comes to a page. */
function waysTo(driver: Driver, url: string, { until, see }: Pick<Walk, 'until' | 'see'>) {
  const by =
    (open: (path: string) => Promise<unknown>) =>
    async (path: string, shows: string): Promise<void> => {
      await until('the history without layers', hasLayersLeft);
      await open(path);
      await see(shows);
      // A list that still comes puts its reader in place again.
      await until('the lists of the page', isIdle);
    };
  return {
    visit: by((path) => driver.open(url + path)),
    go: by((path) => driver.run((to) => history.pushState(null, '', to), path)),
  };
}

/** `look`: whoever looks on, at each scene once it stands still. */
export function walkWith(
  driver: Driver,
  url: string,
  look: (scene: string) => Promise<void> = async () => {},
): Walk {
  const scenes = new Map<string, readonly Box[]>();
  const { until, see, miss, spot, still } = looks(driver);
  const measure: Walk['measure'] = async (scene, selector) => {
    let last = '';
    const boxes = await untilItWorks(async () => {
      const now = await driver.run(boxesOf, selector);
      const before = last;
      last = JSON.stringify(now);
      if (now === null || last !== before) throw new Error(`${driver.name}: ${scene} does not stand still`);
      return now;
    });
    scenes.set(scene, boxes);
    await look(scene);
  };
  const leave = async (root: string): Promise<void> => {
    await driver.press('Escape');
    await miss(root);
  };
  return {
    driver,
    url,
    scenes,
    until,
    see,
    miss,
    measure,
    leave,
    still,
    ...waysTo(driver, url, { until, see }),
    // The page may move between the look and the click: who misses tries again.
    press: (target) =>
      untilItWorks(async () => {
        const { x, y } = await spot(target);
        await driver.click(x, y);
        if (!(await driver.run(wasHit))) throw new Error(`${driver.name}: ${target} was missed`);
      }),
    async pointAt(target) {
      const { x, y } = await spot(target);
      await driver.hover(x, y);
    },
    async glance(scene, root, open) {
      try {
        await open();
        await measure(scene, root);
        await leave(root);
      } catch (error) {
        throw new Error(`${scene}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    },
  };
}
