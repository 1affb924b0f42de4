import type { Platform } from '@/data/platform';
import type { ProfilePart } from '@/domain/account/own-profile';
import { parseJson } from '@/lib/parse-json';

/** Servers are updated: after so long it is offered again. Milliseconds. */
const KNOWN_FOR = 7 * 24 * 3600_000;

/** What a server was seen not to keep of a profile; all accounts of this browser there learn together. */
export interface Unkept {
  get(): ReadonlySet<ProfilePart>;
  note(parts: readonly ProfilePart[]): void;
}

/** `is` says what is a part: what else was stored is passed over. */
export function createUnkept(
  platform: Platform,
  base: string,
  is: (name: string) => name is ProfilePart,
): Unkept {
  const place = `skein.not-kept:${base}`;
  const read = (): Map<ProfilePart, number> => {
    const stored = parseJson(platform.storage.get(place) ?? '');
    const found = new Map<ProfilePart, number>();
    if (typeof stored !== 'object' || stored === null) return found;
    for (const [name, at] of Object.entries(stored))
      if (is(name) && typeof at === 'number' && at > platform.now() - KNOWN_FOR) found.set(name, at);
    return found;
  };
  return {
    get: () => new Set(read().keys()),
    note(parts) {
      if (parts.length === 0) return;
      const all = read();
      for (const part of parts) all.set(part, platform.now());
      platform.storage.set(place, JSON.stringify(Object.fromEntries(all)));
    },
  };
}
