/** Something unsaved: how it is forgotten. */
interface Unsaved {
  discard: () => void;
}

/** There is one window of settings with one form at a time; the question of the browser is the page's own, too. */
let unsaved: Unsaved | null = null;
/** Where the reader wanted to go. */
let waiting: (() => void) | null = null;
const listeners = new Set<() => void>();

function put(next: (() => void) | null): void {
  waiting = next;
  for (const listener of listeners) listener();
}

const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

/** A form that is not saved is asked about before its tab is left; the returned function ends that. */
export function askBeforeLeaving(what: Unsaved): () => void {
  unsaved = what;
  window.addEventListener('beforeunload', onUnload);
  return () => {
    if (unsaved === what) unsaved = null;
    window.removeEventListener('beforeunload', onUnload);
  };
}

/** Goes on at once, or when the reader agrees. */
export function leaving(go: () => void): void {
  if (unsaved === null) go();
  else put(go);
}

/** The way that waits for an answer; null when nothing is asked. */
export const leavingQuestion = {
  get: (): (() => void) | null => waiting,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Yes: what is unsaved is forgotten, and the way goes on. */
export function answerLeaving(yes: boolean): void {
  const go = waiting;
  put(null);
  if (!yes) return;
  unsaved?.discard();
  unsaved = null;
  go?.();
}
