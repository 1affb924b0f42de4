import { useCallback, useEffect, useRef, useState } from 'react';
import { toApiError, type Fetch } from '@/domain/api-error';
import type { Paged, PageMark, Pages } from '@/data/pages/pages';
import { useRealm } from './realm-context';
import { useReturn } from './use-return';
import { useAsked, type Asked } from './use-asked';

/** Asks for what a page of its own shows; see `useAsked`. */
export const usePages = <T>(
  question: string,
  ask: (pages: Pages, signal: AbortSignal) => Promise<T>,
): readonly [asked: Asked<T>, again: () => void] =>
  useAsked(question, async (realm, signal) => ask(await realm.late.pages.load(), signal));

export interface PagedList<T> {
  items: readonly T[];
  fetch: Fetch;
  /** The first page is here: an empty list is really empty. */
  loaded: boolean;
  reachedEnd: boolean;
  /** Loads the next page, or the first again after it failed. */
  more: () => void;
  /** Changes what is here, such as a row that was read. */
  change: (by: (items: readonly T[]) => readonly T[]) => void;
}

interface State<T> {
  items: readonly T[];
  next: PageMark | null;
  fetch: Fetch;
  loaded: boolean;
}

const nothing = <T>(): State<T> => ({ items: [], next: null, fetch: { is: 'loading' }, loaded: false });

/** A list that comes page by page. `ask` and `keyOf` never change: another question is another component's. */
export function usePaged<T>(
  ask: (pages: Pages, after: PageMark | null) => Promise<Paged<T>>,
  keyOf: (item: T) => string,
): PagedList<T> {
  const realm = useRealm();
  const [state, setState] = useState<State<T>>(nothing);
  const turn = useRef(0);
  const busy = useRef(false);
  const load = useCallback(
    async (after: PageMark | null): Promise<void> => {
      const own = turn.current;
      busy.current = true;
      const tell = (next: (old: State<T>) => State<T>): void => {
        if (own !== turn.current) return;
        busy.current = false;
        setState(next);
      };
      try {
        const page = await ask(await realm.late.pages.load(), after);
        tell((old) => {
          const known = new Set(old.items.map(keyOf));
          const items = [...old.items, ...page.items.filter((item) => !known.has(keyOf(item)))];
          return { items, next: page.next, fetch: { is: 'idle' }, loaded: true };
        });
      } catch (thrown) {
        tell((old) => ({ ...old, fetch: { is: 'failed', error: toApiError(thrown) } }));
      }
    },
    [realm, ask, keyOf],
  );
  useEffect(() => {
    turn.current += 1;
    void load(null);
    return () => void (turn.current += 1);
  }, [load]);
  const more = (): void => {
    if (busy.current) return;
    setState((old) => ({ ...old, fetch: { is: 'loading' } }));
    void load(state.loaded ? state.next : null);
  };
  useReturn(() => {
    if (state.fetch.is === 'failed') more();
  });
  return {
    items: state.items,
    fetch: state.fetch,
    loaded: state.loaded,
    reachedEnd: state.loaded && state.next === null,
    more,
    change: (by) => setState((old) => ({ ...old, items: by(old.items) })),
  };
}
