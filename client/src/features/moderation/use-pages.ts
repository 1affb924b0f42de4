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

interface Kind<T> {
  idOf: (item: T) => string;
  /** It has left the list of the server, where those behind it move up. */
  isGone?: (item: T) => boolean;
}

interface State<T> {
  /** What it is an answer to. */
  question: string;
  items: readonly T[];
  total: number;
  page: number;
  /** As many as a page was seen to hold. */
  perPage: number;
  /** How many of the items were gone when the last page came. */
  gone: number;
  fetch: Fetch;
  loaded: boolean;
}

const start = <T>(question: string): State<T> => ({
  question,
  items: [],
  total: 0,
  page: 0,
  perPage: 1,
  gone: 0,
  fetch: { is: 'loading' },
  loaded: false,
});

const goneOf = <T>(items: readonly T[], { isGone }: Kind<T>): number =>
  isGone ? items.filter(isGone).length : 0;

/** A numbered list of the staff calls. `question` names it: another one begins anew. */
export function usePages<T>(
  question: string,
  ask: (page: number) => Promise<{ items: readonly T[]; total: number }>,
  kind: Kind<T>,
): Pages<T> {
  const [kept, setKept] = useState<State<T>>(() => start(question));
  const state = kept.question === question ? kept : start<T>(question);
  const latest = useRef({ ask, kind });
  const turn = useRef(0);
  useEffect(() => {
    latest.current = { ask, kind };
  });
  const load = useCallback(
    async (page: number, begins: boolean): Promise<void> => {
      turn.current += 1;
      const own = turn.current;
      const tell = (change: (old: State<T>) => State<T>): void => {
        if (own === turn.current) setKept((old) => change(old.question === question ? old : start(question)));
      };
      try {
        const answer = await latest.current.ask(page);
        tell((old) => {
          const { idOf } = latest.current.kind;
          const before = begins ? [] : old.items;
          // What is new on the server has moved some of them down to the next page.
          const known = new Set(before.map(idOf));
          const items = [...before, ...answer.items.filter((item) => !known.has(idOf(item)))];
          const gone = goneOf(items, latest.current.kind);
          const total = answer.items.length === 0 ? items.length : answer.total + gone;
          const perPage = Math.max(old.perPage, answer.items.length);
          return { question, items, total, page, perPage, gone, fetch: { is: 'idle' }, loaded: true };
        });
      } catch (thrown) {
        tell((old) => ({ ...old, fetch: { is: 'failed', error: toApiError(thrown) } }));
      }
    },
    [question],
  );
  useEffect(() => {
    void load(1, true);
    return () => void (turn.current += 1);
  }, [load]);
  const { items, total, fetch, loaded } = state;
  const from = (page: number, begins: boolean): void => {
    if (fetch.is === 'loading') return;
    setKept({ ...state, fetch: { is: 'loading' } });
    void load(page, begins);
  };
  const more = (): void => {
    const since = goneOf(items, kind) - state.gone;
    from(Math.max(1, state.page + 1 - Math.ceil(since / state.perPage)), false);
  };
  return { items, total, fetch, loaded, more, again: () => from(1, true) };
}
