/** A question with a consequence. All words come from the caller (design language §7: title is the question). */
export interface Question {
  title: string;
  body: string;
  /** The verb, such as "Delete". */
  confirmLabel: string;
  cancelLabel: string;
  danger?: boolean;
}

interface Asked<Q, A> {
  question: Q;
  answer: (answer: A) => void;
}

/** Questions to the reader, one at a time: asked from anywhere, shown by the one who reads `get`. */
export interface Questions<Q, A> {
  /** Shows the question and resolves with the answer. */
  readonly ask: (question: Q) => Promise<A>;
  /** The question that is open; null when there is none. */
  readonly get: () => Asked<Q, A> | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/** `no` answers a question that is still open when another is asked. */
export function createQuestions<Q, A>(no: A): Questions<Q, A> {
  let open: Asked<Q, A> | null = null;
  const listeners = new Set<() => void>();
  const put = (next: Asked<Q, A> | null): void => {
    open = next;
    for (const listener of listeners) listener();
  };
  return {
    ask(question) {
      open?.answer(no);
      return new Promise((resolve) => {
        put({
          question,
          answer: (answer) => {
            put(null);
            resolve(answer);
          },
        });
      });
    },
    get: () => open,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
