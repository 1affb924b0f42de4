import { useEffect, useMemo, useRef, useState } from 'react';
import { toApiError, type ApiError } from '@/domain/api-error';
import { SEARCH_PAGE, type ResultsSoFar, type SearchKind, type SearchResults } from '@/data/screens/screens';
import { useRealm } from '@/data/react/realm-context';
import { useKnown } from '@/data/react/use-known';
import { useReturn } from '@/data/react/use-return';
import { keepResults } from './kept-results';

export type MoreState = { is: 'idle' | 'loading' | 'ended' } | { is: 'failed'; error: ApiError };

type States = Readonly<Record<SearchKind, MoreState>>;

const KINDS = ['statuses', 'accounts', 'hashtags'] as const satisfies readonly SearchKind[];

/** A page that is not full is the last one. */
const isLast = (count: number): boolean => count < SEARCH_PAGE;
const after = (ended: boolean): MoreState => ({ is: ended ? 'ended' : 'idle' });

/** What the first answer brought. */
export const firstResults = (results: SearchResults): ResultsSoFar => ({
  results,
  ended: KINDS.filter((kind) => isLast(results[kind].length)),
});

/** Results that grow by kind; a post that is deleted leaves them. */
export function useMoreResults(
  query: string,
  begun: ResultsSoFar,
): {
  results: SearchResults;
  fetchOf: (kind: SearchKind) => MoreState;
  loadMore: (kind: SearchKind) => void;
} {
  const realm = useRealm();
  const first = begun.results;
  const [found, setFound] = useState(first);
  const statuses = useKnown(found.statuses);
  const results = useMemo(() => ({ ...found, statuses }), [found, statuses]);
  const [states, setStates] = useState<States>(() => ({
    statuses: after(begun.ended.includes('statuses')),
    accounts: after(begun.ended.includes('accounts')),
    hashtags: after(begun.ended.includes('hashtags')),
  }));
  useEffect(() => {
    const ended = KINDS.filter((kind) => states[kind].is === 'ended');
    keepResults(realm, query, { results, ended });
  }, [realm, query, results, states]);
  // Servers count what they sent, shown twice or not.
  const offsets = useRef({
    statuses: first.statuses.length,
    accounts: first.accounts.length,
    hashtags: first.hashtags.length,
  });
  const busy = useRef(new Set<SearchKind>());
  const set = (kind: SearchKind, state: MoreState): void => setStates((old) => ({ ...old, [kind]: state }));
  const load = async (kind: SearchKind): Promise<void> => {
    if (busy.current.has(kind)) return;
    busy.current.add(kind);
    set(kind, { is: 'loading' });
    try {
      // What is gone the server counts no more.
      const gone = found[kind].length - results[kind].length;
      const more = await (
        await realm.late.screens.load()
      ).search.more(query, kind, offsets.current[kind] - gone);
      offsets.current[kind] += more[kind].length;
      setFound((old) => added(old, more));
      set(kind, after(isLast(more[kind].length)));
    } catch (thrown) {
      set(kind, { is: 'failed', error: toApiError(thrown) });
    } finally {
      busy.current.delete(kind);
    }
  };
  useReturn(() => {
    for (const kind of KINDS) if (states[kind].is === 'failed') void load(kind);
  });
  return { results, fetchOf: (kind) => states[kind], loadMore: (kind) => void load(kind) };
}

const added = (old: SearchResults, more: SearchResults): SearchResults => ({
  statuses: [...new Set([...old.statuses, ...more.statuses])],
  accounts: [...new Set([...old.accounts, ...more.accounts])],
  hashtags: [
    ...old.hashtags,
    ...more.hashtags.filter(({ name }) => old.hashtags.every((tag) => tag.name !== name)),
  ],
});
