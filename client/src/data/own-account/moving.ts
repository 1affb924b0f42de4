import type { MoveNote, MoveNotes, MoveWay } from '@/domain/account/own-account';
import type { Core } from '@/data/core';
import type { RealmKey } from '@/domain/ids';
import type { Platform } from '@/data/platform';
import { parseJson } from '@/lib/parse-json';
import type { OwnAccount } from './own-account';

function noteIn(input: unknown): MoveNote | null {
  if (typeof input !== 'object' || input === null) return null;
  if (!('followers' in input) || typeof input.followers !== 'number') return null;
  if (!('target' in input) || typeof input.target !== 'string') return null;
  return { followers: input.followers, target: input.target };
}

/** Read anew each time: other tabs write it too. */
function moveNotes(
  { storage }: Platform,
  key: RealmKey,
): { get: () => MoveNotes; set: (way: MoveWay, note: MoveNote | null) => void } {
  const place = `skein.moves:${key}`;
  const get = (): MoveNotes => {
    const stored = parseJson(storage.get(place) ?? '');
    const from: Readonly<Record<string, unknown>> =
      typeof stored === 'object' && stored !== null ? { ...stored } : {};
    return { away: noteIn(from['away']), here: noteIn(from['here']) };
  };
  return { get, set: (way, note) => void storage.set(place, JSON.stringify({ ...get(), [way]: note })) };
}

/** The calls of a move, which note what it began with. `remote` rejects with ApiError. */
export function movingOver(
  core: Pick<Core, 'platform' | 'key' | 'me'>,
  remote: Pick<OwnAccount, 'putAlias' | 'move'>,
): Pick<OwnAccount, 'putAlias' | 'move' | 'moves' | 'forgetMove'> {
  const notes = moveNotes(core.platform, core.key);
  const followers = (): number => core.me.get()?.followersCount ?? 0;
  return {
    async putAlias(alias, on) {
      await remote.putAlias(alias, on);
      if (on) notes.set('here', { followers: followers(), target: '' });
    },
    async move(target, password) {
      const before = followers();
      await remote.move(target, password);
      notes.set('away', { followers: before, target });
    },
    moves: notes.get,
    forgetMove: (way) => notes.set(way, null),
  };
}
