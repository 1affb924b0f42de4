import type { Platform } from '@/data/platform';
import { parseJson } from '@/lib/parse-json';
import type { BookmarkFolder } from '@/domain/status/bookmark-folder';
import type { RealmKey } from '@/domain/ids';
import { choicesOf } from './database-of';
import { SOURCES, type Source } from './library';

/** How far a list is here. */
export interface Progress {
  /** Where its older posts go on. */
  maxId: string | null;
  done: boolean;
}

/** The lists are gone through again now and then, from the newest to the oldest, for what is not in them any more. */
export interface Sweep {
  /** When that was last done; Unix milliseconds. */
  at: number;
  /** The list that is gone through, and where it goes on; null while none is. */
  source: Source | null;
  maxId: string | null;
}

/** What the reader has chosen, and how far the filling is: enough to go on after a reload. */
export interface Choices {
  reading: boolean;
  paused: boolean;
  progress: Readonly<Record<Source, Progress>>;
  sweep: Sweep;
  /** Folders of bookmarks: this browser's own, or as the server last told them. */
  folders: readonly BookmarkFolder[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function progressOf(stored: unknown): Progress {
  const { maxId, done } = isRecord(stored) ? stored : {};
  return { maxId: typeof maxId === 'string' ? maxId : null, done: done === true };
}

function sweepOf(stored: unknown): Sweep {
  const { at, source, maxId } = isRecord(stored) ? stored : {};
  return {
    at: typeof at === 'number' ? at : 0,
    source: SOURCES.find((known) => known === source) ?? null,
    maxId: typeof maxId === 'string' ? maxId : null,
  };
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const foldersOf = (stored: unknown): BookmarkFolder[] =>
  (Array.isArray(stored) ? stored : []).flatMap((each: unknown) => {
    const { id, name, emoji, emojiUrl } = isRecord(each) ? each : {};
    if (typeof id !== 'string' || typeof name !== 'string') return [];
    return { id, name, emoji: textOrNull(emoji), emojiUrl: textOrNull(emojiUrl) };
  });

export const freshChoices = (): Choices => decodeChoices({});

function decodeChoices(stored: Readonly<Record<string, unknown>>): Choices {
  const kept = isRecord(stored['progress']) ? stored['progress'] : {};
  const [mine, bookmarks, favourites] = SOURCES.map((source) => progressOf(kept[source]));
  const none = progressOf(null);
  return {
    reading: stored['reading'] === true,
    paused: stored['paused'] === true,
    progress: { mine: mine ?? none, bookmarks: bookmarks ?? none, favourites: favourites ?? none },
    sweep: sweepOf(stored['sweep']),
    folders: foldersOf(stored['folders']),
  };
}

/** The choices of one account in local storage; null while the library is off. */
export interface KeptChoices {
  get(): Choices | null;
  set(choices: Choices | null): void;
}

export function keptChoices({ storage }: Pick<Platform, 'storage'>, owner: RealmKey): KeptChoices {
  const place = choicesOf(owner);
  return {
    get() {
      const stored = parseJson(storage.get(place) ?? '');
      return isRecord(stored) ? decodeChoices(stored) : null;
    },
    set(choices) {
      if (choices) storage.set(place, JSON.stringify(choices));
      else storage.remove(place);
    },
  };
}
