import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { firstScreen } from '@/lib/first-screen';

/** So soon after the last scroll event the page moves on, or waits at its end for more rows, in milliseconds; one event
 * alone is a jump. */
const MOVING_MS = 1500;
/** More halves than these are not kept waiting for a frame in which no row comes. */
const MOST = 3;
/** Nobody can press or make out what flies by faster than this, in pixels a millisecond. */
const FAST = 1;
/** So soon after the last scroll event it flies no more, in milliseconds. */
const FLYING_MS = 100;
/** Frames further apart than this, in milliseconds, show that the machine does not keep up. */
const LATE_MS = 24;

type Queue = Set<() => void>;
const rows: Queue = new Set();
const halves: Queue = new Set();
const sketches: Queue = new Set();
let moves = 0;
let movedAt = -MOVING_MS;
let place = 0;
/** Pixels and milliseconds from one scroll event to the next, of late. */
let stride = 0;
let beat = 0;
/** The frame in which a row was drawn last. */
let drawnIn: unknown;
let running = false;

const moved = (ms: number): boolean => performance.now() - movedAt < ms;
const rests = (): boolean => moves < 3 || !moved(MOVING_MS);
const flies = (): boolean => stride > FAST * beat && moved(FLYING_MS);
const fliesLate = (): boolean => beat > LATE_MS && flies();
/** A picture of the last screen shows the first posts whole already. */
const hasPicture = (): boolean => document.documentElement.dataset['lastScreen'] !== undefined;
/** The text of the first posts goes first. */
const holds = (): boolean => firstScreen.isWaiting() && !hasPicture();
/** The first post goes first. */
const alone = (): boolean => firstScreen.isAlone() && !hasPicture();
/** The same all through a frame. */
const frame = (): unknown => document.timeline.currentTime;

if (typeof window !== 'undefined')
  window.addEventListener(
    'scroll',
    () => {
      moves = moved(MOVING_MS) ? moves + 1 : 1;
      const now = performance.now();
      // The first event after a rest tells no speed.
      const goesOn = moved(FLYING_MS);
      stride = goesOn ? (stride + Math.abs(window.scrollY - place)) / 2 : 0;
      beat = goesOn ? (beat + now - movedAt) / 2 : 0;
      place = window.scrollY;
      movedAt = now;
    },
    { passive: true },
  );

function letGo(queue: Queue, count: number): void {
  const first = [...queue].slice(0, count);
  for (const go of first) queue.delete(go);
  // In this frame: React alone would have it in the next, beside what comes then.
  flushSync(() => {
    for (const go of first) go();
  });
}

/** In a frame one row, or half of one where no row comes, but no half while the page flies or has yet to be seen. */
function step(): void {
  running = rows.size + sketches.size + halves.size > 0;
  if (!running) return;
  const fresh = drawnIn === frame();
  // Behind the first post of a visit all others come together.
  if (rows.size > 0 && rests() && !alone()) letGo(rows, rows.size);
  else if (rows.size > 0 && !fresh && !alone()) {
    drawnIn = frame();
    letGo(rows, Math.ceil(rows.size / 3));
  } else if (sketches.size > 0 && !fresh && !fliesLate()) letGo(sketches, 1);
  else if (halves.size > 0 && !flies() && !holds() && (!fresh || halves.size > MOST)) letGo(halves, 1);
  requestAnimationFrame(step);
}

function join(queue: Queue, go: () => void): () => void {
  if (!running) requestAnimationFrame(step);
  running = true;
  queue.add(go);
  return () => {
    queue.delete(go);
  };
}

/** True for one row in a frame. */
function takeFrame(): boolean {
  const mine = drawnIn !== frame();
  drawnIn = frame();
  return mine;
}

function useQueue(queue: Queue, atOnce: () => boolean): boolean {
  const [mine, setMine] = useState(atOnce);
  useEffect(() => {
    if (mine) return;
    return join(queue, () => setMine(true));
  }, [mine, queue]);
  return mine;
}

/**
 * False for some frames in what comes while the reader scrolls: the half of a row that needs no room of its own
 * follows then, so that no frame has to draw all of it, and waits as long as the page flies by or has yet to be seen. True from
 * the beginning while the page rests.
 */
export const useTurn = (): boolean => useQueue(halves, () => rests() && !holds());

/**
 * False for some frames in a row that comes together with another one while the reader scrolls, and in all but the
 * first of a list before the first post of a visit has been seen.
 */
export const useRowTurn = (isFirst: boolean): boolean =>
  useQueue(rows, () => (rests() ? isFirst || !alone() : takeFrame()));

/**
 * False for what comes while the page flies by on a machine that does not keep up: a sketch of it will do until the
 * page slows down.
 */
export const useInFull = (): boolean => useQueue(sketches, () => !fliesLate());
