import { afterPaint } from './after-paint';

/**
 * The first posts of a visit go before all else, the very first one alone: what nobody misses in that moment (columns
 * beside them, other calls) waits here until they are painted. Nothing waits where no first posts are expected.
 */
let waiting = false;
let alone = false;
let release = (): void => {};
let painted: Promise<void> = Promise.resolve();

export const firstScreen = {
  /** From now on the rest waits, at most so many milliseconds. */
  expect(atMost: number): void {
    waiting = true;
    alone = true;
    painted = new Promise((resolve) => {
      release = () => {
        waiting = false;
        alone = false;
        resolve();
      };
    });
    setTimeout(release, atMost);
  },
  /** The first post is in the page, or cannot be had: the others follow after the next paint, the rest after theirs. */
  drawn(): void {
    if (!waiting) return;
    const mine = release;
    void afterPaint().then(() => {
      if (mine === release) alone = false;
      return afterPaint().then(mine);
    });
  },
  /** None goes alone: the reader comes back to a place between them. */
  together(): void {
    alone = false;
  },
  isWaiting: (): boolean => waiting,
  /** The first post goes before all others. */
  isAlone: (): boolean => alone,
  painted: (): Promise<void> => painted,
  /** Runs the task behind the first posts, at once where nothing waits; returns the way to forget it. */
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
