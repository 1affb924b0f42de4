import type { AccountId } from '@/domain/ids';
import { parseJson } from '@/lib/parse-json';
import type { Core } from '@/data/core';
import { createCell } from '@/data/store/cell';
import type { Readable } from '@/data/readable';
import type { Ends } from './people';

type Kind = keyof Ends;
type Times = ReadonlyMap<AccountId, number>;

export interface EndsKeeper extends Readable<Ends> {
  /** Null: without an end, or over. */
  note(kind: Kind, id: AccountId, at: number | null): void;
  /** Follows what other tabs note; returns the way to stop. */
  start(): () => void;
}

function timesIn(input: unknown): Times {
  if (typeof input !== 'object' || input === null) return new Map();
  return new Map(
    Object.entries(input).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

function read({ platform }: Core, place: string): Ends {
  const parsed = parseJson(platform.storage.get(place) ?? '');
  const stored: Readonly<Record<string, unknown>> =
    typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  return { muted: timesIn(stored['muted']), repeatsHidden: timesIn(stored['repeatsHidden']) };
}

/**
 * When timed mutes and hidden repeats end. Few servers tell, so what was chosen here is kept in this browser;
 * a server's own answer wins where there is one.
 */
export function createEnds(core: Core): EndsKeeper {
  const { platform, store } = core;
  const place = `skein.ends:${core.key}`;
  const cell = createCell(store.batch, read(core, place));
  return {
    get: cell.get,
    subscribe: cell.subscribe,
    note(kind, id, at) {
      // Another tab may have noted something since.
      const kept = read(core, place);
      const times = new Map(kept[kind]);
      if (at === null) times.delete(id);
      else times.set(id, at);
      const next: Ends = { ...kept, [kind]: times };
      cell.set(next);
      const plain = {
        muted: Object.fromEntries(next.muted),
        repeatsHidden: Object.fromEntries(next.repeatsHidden),
      };
      platform.storage.set(place, JSON.stringify(plain));
    },
    start: () =>
      platform.onStorage((changed) => {
        if (changed === null || changed === place) cell.set(read(core, place));
      }),
  };
}
