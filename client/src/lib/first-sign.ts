declare global {
  interface Window {
    /** Signs since before the app ran (client/early/early.js), until `takeSigns`. */
    skeinSigns?: Event[] | undefined;
  }
}

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'dragenter'] as const;

/**
 * Runs `task` once with the event, when somebody begins to use the page or already has; returns the way to forget it.
 */
export function onFirstSign(task: (sign: Event) => void): () => void {
  const heard = new AbortController();
  // Not passive: a first key may do something here and not be typed besides. Nobody calls off a wheel.
  const options = { capture: true, signal: heard.signal };
  const tell = (sign: Event): void => {
    heard.abort();
    task(sign);
  };
  const early = window.skeinSigns?.[0];
  if (early) tell(early);
  else for (const sign of SIGNS) window.addEventListener(sign, tell, options);
  return () => heard.abort();
}

/** All signs so far; from now on nobody keeps them. */
export function takeSigns(): readonly Event[] {
  const signs = window.skeinSigns ?? [];
  window.skeinSigns = undefined;
  return signs;
}
