/** A value that can be read now and listened to. The only shape that data/react subscribes to. */
export interface Readable<T> {
  readonly get: () => T;
  /** Called after each change; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}
