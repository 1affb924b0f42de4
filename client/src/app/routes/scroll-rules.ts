import { useEffect, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '@/lib/after-paint';
import { EntryMemory } from '@/lib/history/entry-memory';
import { focusMain } from '@/lib/focus-main';
import { historyEntry } from '@/lib/history/history-entry';
import { keptPlaces } from '@/lib/history/kept-places';

const offsets = new EntryMemory<number>();
/** A screen may need this long to have its old height again. */
const RESTORE_MS = 2000;
const USER_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls to `top` again and again until the page is long enough, the reader moves, or time is over. */
function restore(top: number): () => void {
  const until = performance.now() + RESTORE_MS;
  let frame = 0;
  const stop = (): void => {
    cancelAnimationFrame(frame);
    for (const name of USER_MOVES) window.removeEventListener(name, stop);
  };
  const step = (): void => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) > 1 && performance.now() < until) frame = requestAnimationFrame(step);
    else stop();
  };
  for (const name of USER_MOVES) window.addEventListener(name, stop, { passive: true });
  step();
  return stop;
}

/** The offset of each history entry is noted while the reader scrolls. */
function useScrollNotes(): void {
  useEffect(() => {
    history.scrollRestoration = 'manual';
    let frame = 0;
    const note = (): void => {
      frame = 0;
      offsets.set(historyEntry(), window.scrollY);
    };
    const onScroll = (): void => {
      frame ||= requestAnimationFrame(note);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
}

/**
 * NAV-12: a new page starts at the top, unless it `scrollsItself` (a conversation; tabs of a profile are no pages);
 * going back or forward restores where the reader was. The focus goes to the main column when the page that held it is gone.
 */
export function useScrollRules(path: string, scrollsItself: boolean): void {
  useScrollNotes();
  const shown = useRef<{ path: string; entry: string } | null>(null);
  useLayoutEffect(() => {
    const entry = historyEntry();
    const before = shown.current;
    shown.current = { path, entry };
    if (before === null || before.entry === entry) return;
    // A list puts the reader back by its rows, which stand where they stood whatever came meanwhile.
    if (keptPlaces.get(entry)) return;
    const known = offsets.get(entry);
    if (known !== undefined) return restore(known);
    if (!scrollsItself) window.scrollTo(0, 0);
  }, [path, scrollsItself]);
  const focusedFor = useRef(path);
  useEffect(() => {
    if (focusedFor.current === path) return;
    focusedFor.current = path;
    // Not before: the browser would lay the page out for it, and again for what is drawn after that.
    void afterPaint().then(() => document.activeElement === document.body && focusMain());
  }, [path]);
}
