import type { RealmKey } from '@/domain/ids';
import type { Readable } from '@/data/readable';
import type { Settings } from './settings';
import type { Platform } from '@/data/platform';
import { parseJson } from '@/lib/parse-json';
import type { Batch } from '@/data/store/batch';
import { createCell, type Cell } from '@/data/store/cell';
import { same } from '@/data/store/share';
import { DEFAULT_PREFERENCES, type PreferenceName, type Preferences } from './preferences';
import { completed, isPreference } from './validate';

type Stored = Readonly<Record<string, unknown>>;

export interface SettingsOptions {
  batch: Batch;
  platform: Platform;
  key: RealmKey;
  /** Instance defaults by preference name (static-files.md §1). */
  defaults: Readable<Stored>;
}

export interface SettingsStore extends Settings {
  /** Follows other tabs and the instance's defaults; the returned function stops that. */
  start(): () => void;
}

const storageKey = (key: RealmKey): string => `skein.settings:${key}`;

function readStored(platform: Platform, key: string): Stored {
  const parsed = parseJson(platform.storage.get(key) ?? '');
  return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : {};
}

/**
 * Preferences of one account: the user's value, else the instance's, else ours. What is stored under
 * names or with values that this version does not know is left as it is.
 */
export function createSettings({ batch, platform, key, defaults }: SettingsOptions): SettingsStore {
  const place = storageKey(key);
  const cells: { [N in PreferenceName]?: Cell<Preferences[N]> } = {};
  const refreshers: (() => void)[] = [];
  let stored = readStored(platform, place);

  const compute = <N extends PreferenceName>(name: N): Preferences[N] => {
    for (const source of [stored, defaults.get()]) {
      const value = completed(name, source[name]);
      if (isPreference(name, value)) return value;
    }
    return DEFAULT_PREFERENCES[name];
  };

  const cellOf = <N extends PreferenceName>(name: N): Cell<Preferences[N]> => {
    const known: Cell<Preferences[N]> | undefined = cells[name];
    if (known) return known;
    const cell = createCell(batch, compute(name));
    Object.assign(cells, { [name]: cell });
    // Lists and objects keep their identity until they change: listeners compare by it.
    refreshers.push(() => {
      const next = compute(name);
      if (!same(cell.get(), next)) cell.set(next);
    });
    return cell;
  };

  const refresh = (): void => batch.run(() => refreshers.forEach((refreshOne) => refreshOne()));

  return {
    get: (name) => cellOf(name).get(),
    isOwnChoice: (name) => isPreference(name, completed(name, stored[name])),
    value: (name) => cellOf(name),
    set(name, value) {
      // Another tab may have changed another preference since.
      stored = { ...readStored(platform, place), [name]: value };
      platform.storage.set(place, JSON.stringify(stored));
      refresh();
    },
    start() {
      const stops = [
        platform.onStorage((changed) => {
          if (changed !== null && changed !== place) return;
          stored = readStored(platform, place);
          refresh();
        }),
        defaults.subscribe(refresh),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
}
