import type { RealmKey } from '@/domain/ids';
import type { Readable } from '@/data/readable';
import type { Settings } from './settings';
import type { Platform } from '@/data/platform';
import { parseJson } from '@/lib/parse-json';
import type { Batch } from '@/data/store/batch';
import { createCell, type Cell } from '@/data/store/cell';
import { same } from '@/data/store/share';
import { DEFAULT_PREFERENCES, type PreferenceName, type Preferences } from './preferences';
import { copiedPlace } from './own-choices';
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

/** The first value that this version knows, else our own. */
function firstKnown<N extends PreferenceName>(name: N, sources: readonly Stored[]): Preferences[N] {
  for (const source of sources) {
    const value = completed(name, source[name]);
    if (isPreference(name, value)) return value;
  }
  return DEFAULT_PREFERENCES[name];
}

const without = (stored: Stored, names: readonly PreferenceName[]): Stored =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => !names.some((one) => one === name)));

function listeners(): { add: (listener: () => void) => () => void; tell: () => void } {
  const all = new Set<() => void>();
  return {
    add(listener) {
      all.add(listener);
      return () => all.delete(listener);
    },
    tell: () => all.forEach((listener) => listener()),
  };
}

/** In place of what another account of this browser had chosen. */
function putCopy({ storage }: Platform, other: RealmKey, choices: Stored): void {
  storage.set(storageKey(other), JSON.stringify(choices));
  storage.set(copiedPlace(other), '1');
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

  const compute = <N extends PreferenceName>(name: N): Preferences[N] =>
    firstKnown(name, [stored, defaults.get()]);

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

  const heard = listeners();
  const keep = (next: Stored): void => {
    stored = next;
    platform.storage.set(place, JSON.stringify(stored));
    refresh();
    heard.tell();
  };

  return {
    get: (name) => cellOf(name).get(),
    isOwnChoice: (name) => isPreference(name, completed(name, stored[name])),
    value: (name) => cellOf(name),
    defaultOf: (name) => firstKnown(name, [defaults.get()]),
    own: () => stored,
    // Another tab may have changed another preference since.
    set: (name, value) => keep({ ...readStored(platform, place), [name]: value }),
    reset: (names) => keep(without(readStored(platform, place), names)),
    onChoice: heard.add,
    copyTo: (others) => others.forEach((other) => putCopy(platform, other, stored)),
    replace: keep,
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
