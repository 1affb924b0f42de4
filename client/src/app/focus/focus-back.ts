import { EntryMemory } from '@/lib/history/entry-memory';
import { historyEntry } from '@/lib/history/history-entry';

/** Milliseconds that a list may take to draw the row again. */
const PATIENCE = 2000;
const MOVES = ['keydown', 'pointerdown'] as const;
/** Told before the next screen is drawn. */
const LEAVING = ['pushState', 'popstate'] as const;

/** By history entry: the row of a list that had the focus when the reader left. */
const left = new EntryMemory<string>();

const rowAround = (target: EventTarget | null): string =>
  (target instanceof Element && target.closest<HTMLElement>('[data-row]')?.dataset['row']) || '';

const nobodyHasFocus = (): boolean => document.activeElement?.matches('body, main') ?? true;

/** A group of unread notifications has another name once it is read, as it is when it was opened. */
const whenRead = (row: string): string => row.replace(/ false$/, ' true');

/** Gives the focus to the post of the row, without moving the page; false while it is not there. */
function focusPost(row: string): boolean {
  const postOf = (name: string): HTMLElement | null =>
    document.querySelector(`main [data-row="${CSS.escape(name)}"] article`);
  const post = postOf(row) ?? postOf(whenRead(row));
  post?.focus({ preventScroll: true });
  return post !== null;
}

/** Waits for the row until the reader does something. Their first key goes on from the row if it is there by then. */
function returnTo(row: string): () => void {
  const until = performance.now() + PATIENCE;
  let frame = 0;
  const attempt = (): boolean => !nobodyHasFocus() || focusPost(row);
  const stop = (): void => {
    cancelAnimationFrame(frame);
    for (const name of MOVES) window.removeEventListener(name, onMove, { capture: true });
  };
  const onMove = ({ type }: Event): void => {
    stop();
    if (type === 'keydown') attempt();
  };
  const step = (): void => {
    if (attempt() || performance.now() > until) stop();
    else frame = requestAnimationFrame(step);
  };
  for (const name of MOVES) window.addEventListener(name, onMove, { capture: true });
  frame = requestAnimationFrame(step);
  return stop;
}

/**
 * Going back or forward gives the focus to the post that had it, so that keys and a screen reader go on from what was
 * opened and not from the top. Returns the way to end that.
 */
export function giveFocusBack(): () => void {
  let entry = historyEntry();
  let stop: (() => void) | null = null;
  const onLeave = ({ type }: Event): void => {
    const now = historyEntry();
    // A viewer over the page is of the same entry, and looks after the focus itself.
    if (now === entry) return;
    left.set(entry, rowAround(document.activeElement));
    entry = now;
    stop?.();
    const row = type === 'popstate' ? left.get(now) : undefined;
    stop = row ? returnTo(row) : null;
  };
  for (const name of LEAVING) window.addEventListener(name, onLeave, { capture: true });
  return () => {
    stop?.();
    for (const name of LEAVING) window.removeEventListener(name, onLeave, { capture: true });
  };
}
