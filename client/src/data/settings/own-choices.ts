import type { RealmKey } from '@/domain/ids';
import { same } from '@/data/store/share';

/** What somebody chose, by name of the preference; also what this version does not know. */
export type OwnChoices = Readonly<Record<string, unknown>>;

/** Says that the choices here came from another account of this browser: its server has to take them, not to replace them. */
export const copiedPlace = (key: RealmKey): string => `skein.copied:${key}`;

/** What clients keep to themselves though it stands among the settings. */
const LOCAL: readonly string[] = ['profile', 'profileVersion', '_pleroma_settings_version'];

/** Without the fields that name their profile and version. */
export const choicesAlone = (choices: OwnChoices): OwnChoices =>
  Object.fromEntries(Object.entries(choices).filter(([name]) => !LOCAL.includes(name)));

/** Names whose values are not the same in both; what is missing differs from what is there. */
export function differing(one: OwnChoices, other: OwnChoices): readonly string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => !same(one[name], other[name]),
  );
}

/** `theirs` with what changed here between `base` and `mine`: neither side loses what only it changed. */
export function merged(base: OwnChoices, mine: OwnChoices, theirs: OwnChoices): OwnChoices {
  const next = new Map(Object.entries(theirs));
  for (const name of differing(base, mine)) {
    if (name in mine) next.set(name, mine[name]);
    else next.delete(name);
  }
  return Object.fromEntries(next);
}
