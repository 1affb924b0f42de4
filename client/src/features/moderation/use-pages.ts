import { useCallback, useEffect, useRef, useState } from 'react';
import { toApiError, type Fetch } from '@/domain/api-error';

export interface Pages<T> {
  items: readonly T[];
  total: number;
  fetch: Fetch;
  /** The first page is here. */
  loaded: boolean;
  more: () => void;
  /** Asks for the first page again. */
  again: () => void;
}

interface State<T> {
  /** What it is an answer to. */
  question: string;
  items: readonly T[];
  total: number;
  page: number;
  fetch: Fetch;
  loaded: boolean;
}

const start = <T>(question: string): State<T> => ({
  question,
  items: [],
  total: 0,
  page: 0,
  fetch: { is: 'loading' },
  loaded: false,
});

/** A numbered list of the staff calls. `question` names it: another one begins anew. */
export function usePages<T>(
  question: string,
  ask: (page: number) => Promise<{ items: readonly T[]; total: number }>,
): Pages<T> {
  const [kept, setKept] = useState<State<T>>(() => start(question));
  const state = kept.question === question ? kept : start<T>(question);
  const latest = useRef(ask);
  const turn = useRef(0);
  useEffect(() => {
    latest.current = ask;
  });
  const load = useCallback(
    async (page: number): Promise<void> => {
      turn.current += 1;
      const own = turn.current;
      const tell = (change: (old: State<T>) => State<T>): void => {
        if (own === turn.current) setKept((old) => change(old.question === question ? old : start(question)));
      };
      try {
        const answer = await latest.current(page);
        tell((old) => {
          const items = page === 1 ? answer.items : [...old.items, ...answer.items];
          const total = answer.items.length === 0 ? items.length : answer.total;
          return { question, items, total, page, fetch: { is: 'idle' }, loaded: true };
        });
      } catch (thrown) {
        tell((old) => ({ ...old, fetch: { is: 'failed', error: toApiError(thrown) } }));
      }
    },
    [question],
  );
  useEffect(() => {
    void load(1);
    return () => void (turn.current += 1);
  }, [load]);
  const { items, total, fetch, loaded, page } = state;
  const ready = (next: number) => (): void => {
    if (fetch.is === 'loading') return;
    setKept({ ...state, fetch: { is: 'loading' } });
    void load(next);
  };
  return { items, total, fetch, loaded, more: ready(page + 1), again: ready(1) };
}
