import { useEffect, useState } from 'react';

/** So soon after the last scroll event the page moves on, in milliseconds; one event alone is a jump. */
const MOVING_MS = 300;
/** More than these are not kept waiting for a frame in which no row comes. */
const MOST = 3;
/** Nobody can press what flies by faster than this, in pixels a millisecond. */
const FAST = 2;
/** So soon after the last scroll event it flies no more, in milliseconds. */
const FLYING_MS = 100;

const waiting = new Set<() => void>();
let moves = 0;
let movedAt = -MOVING_MS;
let place = 0;
let speed = 0;
let fresh = false;
let running = false;

const isRecent = (): boolean => performance.now() - movedAt < MOVING_MS;
const flies = (): boolean => speed > FAST && performance.now() - movedAt < FLYING_MS;

if (typeof window !== 'undefined')
  window.addEventListener(
    'scroll',
    () => {
      moves = isRecent() ? moves + 1 : 1;
      const now = performance.now();
      speed = Math.abs(window.scrollY - place) / (now - movedAt);
      place = window.scrollY;
      movedAt = now;
    },
    { passive: true },
  );

/** Lets one go in a frame, best in one without a new row, and none while the page flies. */
function step(): void {
  const [first] = waiting;
  running = first !== undefined;
  if (!first) return;
  if (!flies() && (!fresh || waiting.size > MOST)) {
    waiting.delete(first);
    first();
  }
  fresh = false;
  requestAnimationFrame(step);
}

function join(go: () => void): () => void {
  if (!running) requestAnimationFrame(step);
  running = true;
  waiting.add(go);
  fresh = true;
  return () => {
    waiting.delete(go);
  };
}

/**
 * False for some frames in what comes while the reader scrolls: the half of a row that needs no room of its own
 * follows then, so that no frame has to draw all of it, and waits as long as the page flies by. True from the
 * beginning while the page rests.
 */
export function useTurn(): boolean {
  const [mine, setMine] = useState(() => moves < 3 || !isRecent());
  useEffect(() => {
    if (mine) return;
    return join(() => setMine(true));
  }, [mine]);
  return mine;
}
