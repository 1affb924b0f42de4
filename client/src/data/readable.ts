/** A value that can be read now and listened to. The only shape that data/react subscribes to. */
export interface Readable<T> {
  readonly get: () => T;
  /** Called after each change; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The first value that is not undefined; undefined when none has come after so many milliseconds. */
export function whenKnown<T>(
  { get, subscribe }: Readable<T | undefined>,
  patience: number,
): Promise<T | undefined> {
  const now = get();
  if (now !== undefined) return Promise.resolve(now);
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      stop();
      resolve(get());
    };
    const timer = setTimeout(end, patience);
    const stop = subscribe(() => {
      if (get() !== undefined) end();
    });
  });
}
