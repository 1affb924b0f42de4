/** Where an instance keeps the Flash player (static-files.md §3); nothing of it is loaded before it is asked for. */
const FOLDER = '/static/ruffle';

declare global {
  interface Window {
    /** Settings before its script has run, the player's factory after. */
    RufflePlayer?: unknown;
  }
}

/** The smallest module there is: compiles where WebAssembly is allowed. */
const EMPTY_MODULE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

type Call = (...args: readonly unknown[]) => unknown;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isCall = (value: unknown): value is Call => typeof value === 'function';

/** Calls a method of something that another script made. */
function call(owner: unknown, name: string, ...args: readonly unknown[]): unknown {
  if (!isObject(owner)) throw new TypeError(`no ${name}`);
  const method: unknown = Reflect.get(owner, name);
  if (!isCall(method)) throw new TypeError(`no ${name}`);
  return Reflect.apply(method, owner, args);
}

/** On its way, or here: the page needs it once. */
let script: Promise<unknown> | null = null;

/** The player's script, once; a failed load is tried again. `import` needs no script element. */
function loadScript(): Promise<unknown> {
  window.RufflePlayer ??= { config: { publicPath: FOLDER } };
  script ??= import(/* @vite-ignore */ `${FOLDER}/ruffle.js`).catch((error: unknown) => {
    script = null;
    throw error;
  });
  return script;
}

/** Puts a Flash player into `place` and starts the file; rejects where that cannot be. */
export async function startFlash(place: HTMLElement, url: string): Promise<void> {
  await loadScript();
  await WebAssembly.compile(EMPTY_MODULE);
  const player = call(call(window.RufflePlayer, 'newest'), 'createPlayer');
  if (!(player instanceof HTMLElement)) throw new TypeError('no player');
  place.replaceChildren(player);
  await call(player, 'load', { url, allowScriptAccess: false });
}
