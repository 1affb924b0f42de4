/** A question with a consequence. All words come from the caller (design language §7: title is the question). */
export interface Question {
  title: string;
  body: string;
  /** The verb, such as "Delete". */
  confirmLabel: string;
  cancelLabel: string;
  danger?: boolean;
}

interface Asked {
  question: Question;
  answer: (yes: boolean) => void;
}

let asked: Asked | null = null;
const listeners = new Set<() => void>();

function put(next: Asked | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Shows the question and resolves with the answer; a question that is still open is answered with no. */
export function confirm(question: Question): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    put({
      question,
      answer: (yes) => {
        put(null);
        resolve(yes);
      },
    });
  });
}

export const openQuestion = {
  get: (): Asked | null => asked,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
