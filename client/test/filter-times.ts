import { createPostFilters } from '@/domain/filter/filter-index';
import { FILTER_PLACES, type Filter } from '@/domain/filter/filter';
import { makeStatus } from './make';

const LETTERS = 'eeetttaaoonnsshrdlucmfwypvbgk';

/** Milliseconds in which 500 filters look through 40 posts of 80 words that nobody has looked through, a number a run. */
export function filterTimes(runs: number): readonly number[] {
  let state = 1;
  const next = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const word = (): string =>
    Array.from({ length: 4 + next(5) }, () => LETTERS[next(LETTERS.length)]).join('');
  const filters = Array.from({ length: 500 }, (_, at): Filter => ({
    id: String(at),
    kept: 'server',
    title: '',
    phrases: [{ id: null, phrase: word(), wholeWord: at % 2 === 0 }],
    places: FILTER_PLACES,
    action: 'warn',
    expiresAt: null,
    statusIds: [],
  }));
  const posts = Array.from({ length: 40 }, (_, post) =>
    makeStatus({ id: String(post), text: Array.from({ length: 80 }, word).join(' ') }),
  );
  return Array.from({ length: runs }, () => {
    const ready = createPostFilters(filters);
    const begin = performance.now();
    for (const post of posts) ready.of(post, undefined);
    return performance.now() - begin;
  });
}
