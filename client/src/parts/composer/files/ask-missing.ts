/** `describe`: the descriptions are to be written now. */
export type MissingAnswer = 'post' | 'describe' | 'cancel';

/** The question before files go out undescribed, shown by the strip of files; one at a time. */
let open: ((answer: MissingAnswer) => void) | null = null;
const listeners = new Set<() => void>();

function set(next: typeof open): void {
  open = next;
  for (const listener of listeners) listener();
}

export const askMissing = (): Promise<MissingAnswer> => {
  open?.('cancel');
  return new Promise((resolve) => {
    set((answer) => {
      set(null);
      resolve(answer);
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
