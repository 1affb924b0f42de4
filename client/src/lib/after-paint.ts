/** A window that nobody sees paints nothing, in milliseconds. */
const PATIENCE_MS = 200;

/**
 * Resolves when the next frame has been painted, so that what comes then holds no key or click up; at once when the
 * page goes.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', done);
      resolve();
    };
    const timer = setTimeout(done, PATIENCE_MS);
    window.addEventListener('pagehide', done);
    requestAnimationFrame(() => setTimeout(done));
  });

/** Does it when the next frame has been painted; returns the way to forget it. */
export function onPainted(act: () => void): () => void {
  let wanted = true;
  const wait = async (): Promise<void> => {
    await afterPaint();
    if (wanted) act();
  };
  void wait();
  return () => {
    wanted = false;
  };
}
