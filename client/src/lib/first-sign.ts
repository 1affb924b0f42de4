const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** Runs `task` once, when somebody begins to use the page; returns the way to forget it. */
export function onFirstSign(task: () => void): () => void {
  const heard = new AbortController();
  const options = { passive: true, capture: true, signal: heard.signal };
  const tell = (): void => {
    heard.abort();
    task();
  };
  for (const sign of SIGNS) window.addEventListener(sign, tell, options);
  return () => heard.abort();
}
