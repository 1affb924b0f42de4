/** What somebody did before the app could hear it; words and files of a paste are told in its own moment only. */
export interface Sign {
  event: Event;
  words: string;
  files: readonly File[];
}

/** Files that fell on the page before somebody could take them. */
export interface EarlyDrop {
  files: readonly File[];
  folders: number;
  target: EventTarget | null;
}

declare global {
  interface Window {
    /** Signs since before the app ran (client/early/early.js), until `takeSigns`. */
    skeinSigns?: Sign[] | undefined;
    /** Drops since before the app ran, until `takeDrops`. */
    skeinDrops?: EarlyDrop[] | undefined;
  }
}

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'dragenter'] as const;

/** Kept for who asks later. */
let first: Event | undefined;

const earliest = (): Event | undefined => first ?? window.skeinSigns?.[0]?.event;

/** Whether somebody has begun to use the page. */
export const isUsed = (): boolean => earliest() !== undefined;

/**
 * Runs `task` once with the event, when somebody begins to use the page or already has; returns the way to forget it.
 */
export function onFirstSign(task: (sign: Event) => void): () => void {
  const heard = new AbortController();
  // Not passive: a first key may do something here and not be typed besides. Nobody calls off a wheel.
  const options = { capture: true, signal: heard.signal };
  const tell = (sign: Event): void => {
    heard.abort();
    first ??= sign;
    task(sign);
  };
  const early = earliest();
  if (early) tell(early);
  else for (const sign of SIGNS) window.addEventListener(sign, tell, options);
  return () => heard.abort();
}

/** What waits until the signs are acted on. */
const behind = new Set<() => void>();

/** All signs so far, for somebody who acts on them at once; from now on nobody keeps them. */
export function takeSigns(): readonly Sign[] {
  const signs = window.skeinSigns ?? [];
  first ??= signs[0]?.event;
  window.skeinSigns = undefined;
  queueMicrotask(() => {
    for (const task of behind) task();
    behind.clear();
  });
  return signs;
}

/**
 * Runs `task` behind the signs, at once where none are kept: to a field that has the focus before them, the key that
 * leads to it would be a letter. Returns the way to forget it.
 */
export function afterSigns(task: () => void): () => void {
  if (window.skeinSigns) behind.add(task);
  else task();
  return () => void behind.delete(task);
}

/** All drops so far; from now on somebody else takes them. */
export function takeDrops(): readonly EarlyDrop[] {
  const drops = window.skeinDrops ?? [];
  window.skeinDrops = undefined;
  return drops;
}
