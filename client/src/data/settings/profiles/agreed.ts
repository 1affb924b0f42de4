import type { RealmKey } from '@/domain/ids';
import type { Platform } from '@/data/platform';
import { parseJson } from '@/lib/parse-json';
import type { OwnChoices } from '../own-choices';

/** What the server and this browser last had in common. */
export interface Agreed {
  profile: string;
  /** 0: they have not met. */
  version: number;
  settings: OwnChoices;
}

/** S1 §7: the profile of who has chosen none. */
const DEFAULT_PROFILE = 'default';

const isChoices = (value: unknown): value is OwnChoices =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Kept in the browser, read anew each time: other tabs write it too. */
export function agreedPlace(
  { storage, onStorage }: Pick<Platform, 'storage' | 'onStorage'>,
  key: RealmKey,
): { get(): Agreed; set(next: Agreed): void; onOtherTab(listener: () => void): () => void } {
  const place = `skein.profile:${key}`;
  return {
    get() {
      const kept = parseJson(storage.get(place) ?? '');
      const from = isChoices(kept) ? kept : {};
      return {
        profile: typeof from.profile === 'string' && from.profile !== '' ? from.profile : DEFAULT_PROFILE,
        version: typeof from.version === 'number' ? from.version : 0,
        settings: isChoices(from.settings) ? from.settings : {},
      };
    },
    set: (next) => storage.set(place, JSON.stringify(next)),
    onOtherTab: (listener) =>
      onStorage((changed) => {
        if (changed === null || changed === place) listener();
      }),
  };
}
