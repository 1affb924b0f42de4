import { useCallback, useEffect, useRef, useState } from 'react';
import { toApiError, type Fetch } from '@/domain/api-error';
import type { Paged, PageMark, Screens } from '@/data/screens/screens';
import { useRealm } from './realm-context';
import { lastOf, type Memory } from './remembered';
import { useReturn } from './use-return';
import { useAsked, type Asked } from './use-asked';

/** Asks for what a page of its own shows; see `useAsked`. */
export const useScreens = <T>(
  question: string,
  ask: (screens: Screens, signal: AbortSignal) => Promise<T>,
  memory?: Memory<T>,
): readonly [asked: Asked<T>, again: () => void] =>
  useAsked(question, async (realm, signal) => ask(await realm.late.screens.load(), signal), memory);

export interface PagedList<T> {
  items: readonly T[];
  fetch: Fetch;
  /** The first page is here: an empty list is really empty. */
  loaded: boolean;
  reachedEnd: boolean;
  /** The network is gone, and the items are those of then; Unix milliseconds. */
  readAt?: number | undefined;
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
  readAt?: number;
}

const nothing = <T>(): State<T> => ({ items: [], next: null, fetch: { is: 'loading' }, loaded: false });

/** Of what was kept only the first page is known; an empty one was all. */
const isWhole = <T>({ items, next, loaded, readAt }: State<T>): boolean =>
  loaded && next === null && (readAt === undefined || items.length === 0);

/** Where the first page is kept for a time without network, and what it is about. */
export interface PagedMemory<T> {
  memory: Memory<readonly T[]>;
  about: string;
}

/** A list that comes page by page. The arguments never change: another question is another component's. */
export function usePaged<T>(
  ask: (screens: Screens, after: PageMark | null) => Promise<Paged<T>>,
  keyOf: (item: T) => string,
  kept?: PagedMemory<T>,
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
        const page = await ask(await realm.late.screens.load(), after);
        if (after === null) kept?.memory.keep(realm, kept.about, page.items);
        tell(({ items: before, readAt }) => {
          const old = { items: readAt === undefined ? before : [] };
          const known = new Set(old.items.map(keyOf));
          const items = [...old.items, ...page.items.filter((item) => !known.has(keyOf(item)))];
          return { items, next: page.next, fetch: { is: 'idle' }, loaded: true };
        });
      } catch (thrown) {
        const error = toApiError(thrown);
        const last = after === null ? await lastOf(realm, kept?.memory, kept?.about ?? '', error) : null;
        const shown = last ? { items: last.value, readAt: last.readAt, loaded: true } : {};
        tell((old) => ({ ...old, ...shown, fetch: { is: 'failed', error } }));
      }
    },
    [realm, ask, keyOf, kept],
  );
  useEffect(() => {
    turn.current += 1;
    void load(null);
    return () => void (turn.current += 1);
  }, [load]);
  const more = (): void => {
    if (busy.current) return;
    setState((old) => ({ ...old, fetch: { is: 'loading' } }));
    void load(state.loaded && state.readAt === undefined ? state.next : null);
  };
  useReturn(() => {
    if (state.fetch.is === 'failed') more();
  });
  return {
    items: state.items,
    fetch: state.fetch,
    loaded: state.loaded,
    reachedEnd: isWhole(state),
    readAt: state.readAt,
    more,
    change: (by) => setState((old) => ({ ...old, items: by(old.items) })),
  };
}
