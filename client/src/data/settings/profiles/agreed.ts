import type { RealmKey } from '@/domain/ids';
import type { Platform } from '@/data/platform';
import { parseJson } from '@/lib/parse-json';
import { same } from '@/data/store/share';
import { differing, type OwnChoices } from '../own-choices';

/** What the server and this browser last had in common. */
export interface Agreed {
  profile: string;
  /** 0: they have not met. */
  version: number;
  settings: OwnChoices;
  /** Sent since, the newest last, and no answer was heard: the server may have any of it. */
  unheard?: readonly OwnChoices[];
}

/** So many are looked through. */
const UNHEARD = 5;

export const withUnheard = (agreed: Agreed, sent: OwnChoices): Agreed => ({
  ...agreed,
  unheard: [...(agreed.unheard ?? []).filter((one) => !same(one, sent)), sent].slice(-UNHEARD),
});

/** What both had in common in truth, now that the server says what it has: also what it took unheard. */
export function commonWith(theirs: OwnChoices, { settings, unheard = [] }: Agreed): OwnChoices {
  const common = new Map(Object.entries(settings));
  for (const sent of unheard)
    for (const name of differing(settings, sent)) {
      if (!same(sent[name], theirs[name])) continue;
      if (name in theirs) common.set(name, theirs[name]);
      else common.delete(name);
    }
  return Object.fromEntries(common);
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
        unheard: Array.isArray(from.unheard) ? from.unheard.filter(isChoices) : [],
      };
    },
    set: (next) => storage.set(place, JSON.stringify(next)),
    onOtherTab: (listener) =>
      onStorage((changed) => {
        if (changed === null || changed === place) listener();
      }),
  };
}
