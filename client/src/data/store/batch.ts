export type Listener = () => void;

/**
 * Transactions over everything that can be listened to in one realm (SPEC.md T1 to T4): while one
 * runs, changes are only noted; at its end each listener of what changed is called once.
 */
export interface Batch {
  /** Runs `work` as a transaction; nested calls belong to the outermost one. */
  run<T>(work: () => T): T;
  /** Notes that these listeners have to be called; outside a transaction they are called at once. */
  touch(listeners: ReadonlySet<Listener>): void;
  /** Runs at the end of every transaction, before anybody is told (eviction). */
  beforeTelling(hook: () => void): void;
}

/** A listener's bug must not keep the others from hearing. */
function call(listener: Listener): void {
  try {
    listener();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

export function createBatch(): Batch {
  let depth = 0;
  let dirty = new Set<ReadonlySet<Listener>>();
  const hooks: (() => void)[] = [];

  const tell = (): void => {
    while (dirty.size > 0) {
      const changed = dirty;
      dirty = new Set();
      const due = new Set<Listener>();
      for (const listeners of changed) for (const listener of listeners) due.add(listener);
      for (const listener of due) call(listener);
    }
  };

  const run = <T>(work: () => T): T => {
    depth += 1;
    try {
      return work();
    } finally {
      if (depth === 1) for (const hook of hooks) hook();
      depth -= 1;
      if (depth === 0) tell();
    }
  };

  return {
    run,
    touch(listeners) {
      if (listeners.size === 0) return;
      dirty.add(listeners);
      if (depth === 0) tell();
    },
    beforeTelling: (hook) => void hooks.push(hook),
  };
}
