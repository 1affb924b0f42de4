import { useCallback } from 'react';
import { useSearch } from 'wouter';

/** What is searched for on this page; it stands in the address, so coming back shows it again. */
export function useQuery(): readonly [query: string, setQuery: (query: string) => void] {
  const query = new URLSearchParams(useSearch()).get('search') ?? '';
  const setQuery = useCallback((words: string): void => {
    const params = new URLSearchParams(location.search);
    if (words === '') params.delete('search');
    else params.set('search', words);
    const search = params.size === 0 ? '' : `?${params.toString()}`;
    history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
  }, []);
  return [query, setQuery];
}
