import { afterPaint } from '@/lib/after-paint';

/**
 * The first rows of a visit go before all else: columns beside them and other calls wait here until they are painted.
 * Nothing waits where no first rows are expected.
 */
let waiting = false;
let release = (): void => {};
let painted: Promise<void> = Promise.resolve();

export const firstScreen = {
  /** From now on the rest waits, at most so many milliseconds. */
  expect(atMost: number): void {
    waiting = true;
    painted = new Promise((resolve) => {
      release = () => {
        waiting = false;
        resolve();
      };
    });
    setTimeout(release, atMost);
  },
  /** The first rows are in the page, or cannot be had: the rest follows after the next paint. */
  drawn(): void {
    if (!waiting) return;
    const mine = release;
    // A frame is put on the screen beside the next one: what comes then would take from it.
    void afterPaint().then(afterPaint).then(mine);
  },
  isWaiting: (): boolean => waiting,
  painted: (): Promise<void> => painted,
  /** Runs the task behind the first rows, at once where nothing waits; returns the way to forget it. */
  after(task: () => void): () => void {
    let wanted = true;
    const run = async (): Promise<void> => {
      if (waiting) await painted;
      if (wanted) task();
    };
    void run();
    return () => {
      wanted = false;
    };
  },
};
