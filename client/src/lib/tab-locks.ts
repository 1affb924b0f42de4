/** What tabs of this site share in old browsers and over plain http: nothing; each is on its own then. */
const locks = (): LockManager | null =>
  'navigator' in globalThis && 'locks' in navigator ? navigator.locks : null;

/** Waits for a lock of this site and holds it until the returned function is called. */
function hold(name: string, mode: LockMode, onHeld: () => void = () => {}): () => void {
  const manager = locks();
  if (manager === null) {
    onHeld();
    return () => {};
  }
  const gone = new AbortController();
  const ended = new Promise<void>((resolve) => gone.signal.addEventListener('abort', () => resolve()));
  manager
    .request(name, { mode, signal: gone.signal }, () => {
      onHeld();
      return ended;
    })
    // Refused (opaque origin): this tab works alone. Given up while waiting: nothing to do.
    .catch(() => {
      if (!gone.signal.aborted) onHeld();
    });
  return () => gone.abort();
}

/** Does something in one tab of this site at a time; the next takes over when that one goes. Returns how to end it. */
export function inOneTab(name: string, begin: () => () => void): () => void {
  let end: (() => void) | null = null;
  const release = hold(name, 'exclusive', () => {
    end = begin();
  });
  return () => {
    end?.();
    release();
  };
}

/** The last work of each name in this tab: also where tabs know nothing of each other, it comes one after another. */
const last = new Map<string, Promise<unknown>>();

/** Runs work when no other work of that name runs, in this tab and in the others of this site. */
export async function oneByOne<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(name);
  const held = async (): Promise<T> => {
    await before?.catch(() => {});
    let release = (): void => {};
    await new Promise<void>((resolve) => {
      release = hold(name, 'exclusive', resolve);
    });
    return work().finally(release);
  };
  const mine = held();
  last.set(name, mine);
  return mine;
}

const LOOKED_AT = 'skein-looked-at';

/** Lets the other tabs know while this one has the focus. Returns how to end it. */
export function tellOfFocus(): () => void {
  let release: (() => void) | null = null;
  const tell = (): void => {
    if (document.hasFocus()) release ??= hold(LOOKED_AT, 'shared');
    else {
      release?.();
      release = null;
    }
  };
  tell();
  window.addEventListener('focus', tell);
  window.addEventListener('blur', tell);
  return () => {
    window.removeEventListener('focus', tell);
    window.removeEventListener('blur', tell);
    release?.();
  };
}

/** True while this tab or another of this site has the focus. */
export async function isLookedAt(): Promise<boolean> {
  if (document.hasFocus()) return true;
  // Where locks are refused (opaque origin) nothing is known of other tabs.
  const state = await locks()
    ?.query()
    .catch(() => null);
  return state?.held?.some(({ name }) => name === LOOKED_AT) ?? false;
}
