const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'dragenter'] as const;

/** Runs `task` once with the event, when somebody begins to use the page; returns the way to forget it. */
export function onFirstSign(task: (sign: Event) => void): () => void {
  const heard = new AbortController();
  const options = { passive: true, capture: true, signal: heard.signal };
  const tell = (sign: Event): void => {
    heard.abort();
    task(sign);
  };
  for (const sign of SIGNS) window.addEventListener(sign, tell, options);
  return () => heard.abort();
}
