/**
 * What lies over the page (dialogs, sheets, menus, the viewer, the full-screen composer) has one entry of the
 * browser's history each, so that Back closes it before it leaves the page. The entry has the address and the state of
 * the page below, and says how many layers lie over that.
 */
const KEY = 'skeinLayers';
/** A layer that asks before it goes stays that long without its entry; milliseconds. */
const STAYS_AFTER = 300;
/** A step that the browser does not tell of is not waited for longer, and not made again: it may be late; milliseconds. */
const STEP_AT_MOST = 5000;

interface Layer {
  onBack: () => void;
  /**
   * What is not a layer but has its entry all the same, a form that is not saved, is asked before a link or a key leads
   * on to `path`. Null: nothing to ask.
   */
  onLeave?: (path: string) => Promise<boolean> | null;
}

/** Lowest first. */
const open: Layer[] = [];
/** The history is the window's: so are the steps in it that are on their way. */
let stepping: ReturnType<typeof setTimeout> | null = null;
/** How many layers lie over the page where the step leads to. */
let expected = 0;
let settling: ReturnType<typeof setTimeout> | null = null;
/** A page was come back to, and nothing has been pressed since. */
let cameBack = false;
/** Opened since then, lowest first. */
const byItself: Layer[] = [];
/** Where a press ends: what it closes is closed by then. A finger that scrolls ends in `pointercancel`. */
const PRESSES = ['click', 'keyup', 'pointercancel'] as const;
/** Steps to other pages, kept back while the entries of layers are on their way out. */
let afterStep: (() => void)[] = [];

function fieldsOf(state: unknown): Readonly<Record<string, unknown>> {
  return typeof state === 'object' && state !== null ? { ...state } : {};
}

/** How many layers lie over the page in the entry that the browser is at. */
function depth(): number {
  const found = fieldsOf(history.state)[KEY];
  return typeof found === 'number' ? found : 0;
}

function goOn(): void {
  const waiting = afterStep;
  afterStep = [];
  waiting.forEach((go) => go());
}

/** Says in the entry that the browser is at how many layers lie over the page there. */
function setDepth(layers: number): void {
  const { [KEY]: _, ...others } = fieldsOf(history.state);
  const state = layers > 0 ? { ...others, [KEY]: layers } : others;
  History.prototype.replaceState.call(history, state, '');
}

/**
 * A reload (F5) in the very moment in which an entry was made writes the state of that one over the entry below, and
 * the next step would lead out of the page.
 */
function arrive(): void {
  if (stepping === null) return;
  clearTimeout(stepping);
  stepping = null;
  if (depth() > expected) setDepth(expected);
  goOn();
  settle();
}

function step(by: number, go = (): void => history.go(by)): void {
  expected = depth() + by;
  stepping = setTimeout(() => {
    stepping = null;
    goOn();
  }, STEP_AT_MOST);
  window.addEventListener('popstate', arrive, { once: true });
  go();
}

/**
 * After a reload nothing is open. Chromium may be at the entry below, though its page believes in the one above: so one
 * goes by name where a browser knows names, and stays where it refuses the name.
 */
function stepFromReload(): void {
  const layers = depth();
  if (layers === 0) return;
  if (!('navigation' in window)) return step(-layers);
  const { navigation } = window;
  const page = navigation.entries()[(navigation.currentEntry?.index ?? NaN) - layers];
  if (!page) return setDepth(0);
  step(-layers, () => {
    navigation.traverseTo(page.key).committed?.catch(({ name }) => name === 'InvalidStateError' && arrive());
  });
}

/** Gives each open layer its entry, and takes away the entries of those that are closed. */
function settle(): void {
  if (stepping !== null) return;
  const spare = depth() - open.length;
  if (spare > 0) return step(-spare);
  for (let at = depth() + 1; at <= open.length; at += 1)
    // Not by way of the router, which would look at the whole page for a change of address.
    History.prototype.pushState.call(history, { ...fieldsOf(history.state), [KEY]: at }, '');
}

/** One layer often goes as the next one comes: that needs one entry, and no step. */
function settleSoon(): void {
  settling ??= setTimeout(() => {
    settling = null;
    settle();
    if (stepping === null) goOn();
  });
}

/** Does it once the entries of what was closed are gone. */
export function afterLayers(go: () => void): void {
  if (stepping === null && settling === null) go();
  else afterStep.push(go);
}

/** To the page before this one, whatever still lies over it. */
export const leaveByBack = (): void => afterLayers(() => history.go(-(depth() + 1)));

/**
 * Back closes this before what is below it. Returns what its closing calls, whatever closed it. What opens by itself
 * where somebody came back to has its entry with their next press: before that it would take the way forward from them.
 */
export function openLayer(layer: Layer): () => void {
  let isClosed = false;
  (cameBack ? byItself : open).push(layer);
  settleSoon();
  returns.set(layer, () => {
    if (!isClosed && !open.includes(layer)) open.push(layer);
    settleSoon();
  });
  return () => {
    isClosed = true;
    returns.delete(layer);
    for (const layers of [open, byItself]) {
      const at = layers.indexOf(layer);
      if (at >= 0) layers.splice(at, 1);
    }
    settleSoon();
  };
}

/** Puts a layer back that Back did not close. */
const returns = new Map<Layer, () => void>();

function onPopState(): void {
  if (stepping !== null) return;
  const closing = open.splice(depth()).toReversed();
  for (const layer of closing) {
    layer.onBack();
    setTimeout(() => returns.get(layer)?.(), STAYS_AFTER);
  }
  // An entry whose layer is closed: somebody went forward, or came back from another page.
  if (closing.length > 0) return;
  cameBack = true;
  settleSoon();
}

/** What the press closes needs no entry, which would take the way forward from it; what it opens lies over the rest. */
function onPress(): void {
  if (!cameBack) return;
  setTimeout(() => {
    cameBack = false;
    open.push(...byItself.splice(0));
    settle();
  });
}

/** A link inside a layer leads from the page: the new page takes the place of the entries of all layers. */
function leadOn(push: () => void, replace: () => void): void {
  if (stepping !== null) afterStep.push(push);
  else if (depth() === 0) push();
  else if (depth() > 1) {
    open.length = 0;
    afterStep.push(push);
    step(-depth());
  } else {
    open.length = 0;
    replace();
    // What the router and the lists listen for.
    window.dispatchEvent(new Event('pushState'));
  }
}

/** Once, when the page starts, after the router has had its hands on `history`. */
export function watchLayers(): void {
  const pushed = history.pushState.bind(history);
  history.pushState = (state, unused, url) => {
    const go = (): void =>
      leadOn(
        () => pushed(state, unused, url),
        () => History.prototype.replaceState.call(history, state, unused, url),
      );
    const { pathname } = new URL(url ?? '', location.href);
    const asked = [...open, ...byItself].findLast(({ onLeave }) => onLeave)?.onLeave?.(pathname);
    if (asked) void asked.then((may) => may && go());
    else go();
  };
  window.addEventListener('popstate', onPopState, { capture: true });
  for (const name of PRESSES) window.addEventListener(name, onPress, { capture: true, passive: true });
  stepFromReload();
}
