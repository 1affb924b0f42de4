import { useCallback, useState } from 'react';
import { createStorage } from '@/lib/storage';
import { parseJson } from '@/lib/parse-json';
import { useRealm } from './realm-context';

const storage = createStorage(() => localStorage);
/** Windows that were begun and never ended; the oldest go first. */
const MOST = 50;

function entriesIn(place: string): readonly (readonly [name: string, words: string])[] {
  const kept = parseJson(storage.get(place) ?? '');
  if (typeof kept !== 'object' || kept === null) return [];
  return Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

/**
 * Words of a form that is not the composer, kept per account in this browser however the form is left, until they
 * are sent (`''` forgets them). Give the form another React key for another `name`.
 */
export function useKeptWords(name: string): readonly [words: string, write: (words: string) => void] {
  const place = `skein.words:${useRealm().key}`;
  const [words, setWords] = useState(() => new Map(entriesIn(place)).get(name) ?? '');
  const write = useCallback(
    (next: string): void => {
      setWords(next);
      const others = entriesIn(place).filter(([other]) => other !== name);
      const all = next === '' ? others : [...others, [name, next] as const];
      if (all.length === 0) storage.remove(place);
      else storage.set(place, JSON.stringify(Object.fromEntries(all.slice(-MOST))));
    },
    [place, name],
  );
  return [words, write];
}
