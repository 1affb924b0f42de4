import { createPostFilters } from '@/domain/filter/filter-index';
import { FILTER_PLACES, isOver, wordFilter, type Filter, type FilterPhrase } from '@/domain/filter/filter';
import type { RealmKey } from '@/domain/ids';
import type { Platform } from '@/data/platform';
import type { Settings } from '@/data/settings/settings';
import type { Batch } from '@/data/store/batch';
import { createCell, type Cell } from '@/data/store/cell';
import { parseJson } from '@/lib/parse-json';
import type { Filters, KnownFilters } from './filters';

export interface FilterBook extends Filters {
  known: Cell<KnownFilters>;
  /** Keeps it for the next start too. What is known may be more than this tab has heard of. */
  put(change: (known: KnownFilters) => Partial<KnownFilters>): void;
  /** Follows the clock, the mute words and other tabs; the returned function stops that. */
  start(): () => void;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isPhrase = (value: unknown): value is FilterPhrase =>
  isObject(value) && typeof value['phrase'] === 'string' && typeof value['wholeWord'] === 'boolean';

/** What this or an earlier version has stored. */
const isFilter = (value: unknown): value is Filter =>
  isObject(value) &&
  typeof value['id'] === 'string' &&
  typeof value['title'] === 'string' &&
  (value['kept'] === 'server' || value['kept'] === 'browser') &&
  (value['expiresAt'] === null || typeof value['expiresAt'] === 'number') &&
  Array.isArray(value['phrases']) &&
  value['phrases'].every(isPhrase) &&
  Array.isArray(value['places']) &&
  value['places'].every((place) => FILTER_PLACES.some((known) => known === place)) &&
  Array.isArray(value['statusIds']);

const filtersIn = (value: unknown): readonly Filter[] | null =>
  Array.isArray(value) ? value.filter(isFilter) : null;

export const filtersPlace = (key: RealmKey): string => `skein.filters:${key}`;

export function readFilters({ storage }: Pick<Platform, 'storage'>, place: string): KnownFilters {
  const stored = parseJson(storage.get(place) ?? '');
  if (!isObject(stored)) return { server: null, browser: [] };
  return { server: filtersIn(stored['server']), browser: filtersIn(stored['browser']) ?? [] };
}

/** A timer may not be set for longer; the next one goes on from there. */
const LONGEST_TIMER = 2_000_000_000;

/** Words that the reader does not want to see, ready before the server has said anything. */
export function createFilters({
  batch,
  platform,
  settings,
  key,
}: {
  batch: Batch;
  platform: Platform;
  settings: Settings;
  key: RealmKey;
}): FilterBook {
  const place = filtersPlace(key);
  const known = createCell(batch, readFilters(platform, place));
  const holding = (): readonly Filter[] => {
    const { server, browser } = known.get();
    const now = platform.now();
    return [...(server ?? []), ...browser, ...settings.get('muteWords').map(wordFilter)].filter(
      (filter) => !isOver(filter, now),
    );
  };
  const active = createCell(batch, createPostFilters(holding()));
  let cancel = (): void => {};
  const renew = (): void => {
    active.set(createPostFilters(holding()));
    cancel();
    const ends = active.get().filters.flatMap(({ expiresAt }) => expiresAt ?? []);
    if (ends.length === 0) return;
    cancel = platform.after(Math.min(Math.min(...ends) - platform.now(), LONGEST_TIMER), renew);
  };
  return {
    known,
    active,
    put(change) {
      const before = readFilters(platform, place);
      const next = { ...before, ...change(before) };
      platform.storage.set(place, JSON.stringify(next));
      batch.run(() => {
        known.set(next);
        renew();
      });
    },
    start() {
      if (active.get().filters.length > 0) renew();
      const stops = [
        settings.value('muteWords').subscribe(renew),
        platform.onStorage((changed) => {
          if (changed !== null && changed !== place) return;
          batch.run(() => {
            known.set(readFilters(platform, place));
            renew();
          });
        }),
      ];
      return () => {
        cancel();
        stops.forEach((stop) => stop());
      };
    },
  };
}
