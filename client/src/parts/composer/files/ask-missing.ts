/** The question before files go out undescribed, shown by the strip of files; one at a time. */
let open: ((post: boolean) => void) | null = null;
const listeners = new Set<() => void>();

function set(next: typeof open): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Resolves with true for "post anyway". */
export const askMissing = (): Promise<boolean> => {
  open?.(false);
  return new Promise((resolve) => {
    set((post) => {
      set(null);
      resolve(post);
    });
  });
};

export const missingQuestion = {
  get: () => open,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
