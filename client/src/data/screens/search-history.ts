import type { Core } from '@/data/core';
import type { SearchHistory } from './screens';
import { parseJson } from '@/lib/parse-json';

/** More are not worth a look. */
const KEPT = 12;

export function createSearchHistory({
  key,
  platform: { storage },
}: Pick<Core, 'key' | 'platform'>): SearchHistory {
  const place = `searches|${key}`;
  const list = (): readonly string[] => {
    const kept = parseJson(storage.get(place) ?? '');
    return Array.isArray(kept)
      ? kept.filter((item): item is string => typeof item === 'string').slice(0, KEPT)
      : [];
  };
  const write = (next: readonly string[]): void => {
    if (next.length === 0) storage.remove(place);
    else storage.set(place, JSON.stringify(next));
  };
  const others = (query: string): readonly string[] => list().filter((item) => item !== query);
  return {
    list,
    add: (query) => write([query, ...others(query)].slice(0, KEPT)),
    remove: (query) => write(others(query)),
    clear: () => write([]),
  };
}
