import type { RealmKey } from '@/domain/ids';
import type { Readable } from '@/data/readable';
import type { PreferenceName, Preferences } from './preferences';

export interface Settings {
  value<N extends PreferenceName>(name: N): Readable<Preferences[N]>;
  get<N extends PreferenceName>(name: N): Preferences[N];
  set<N extends PreferenceName>(name: N, value: Preferences[N]): void;
  /** True when the value is the user's own choice and not a default; a missing method reads as "unknown". */
  isOwnChoice?(name: PreferenceName): boolean;
  /** What holds without the user's own choice: the instance's default, else ours. */
  defaultOf<N extends PreferenceName>(name: N): Preferences[N];
  /** Forgets the user's own choices of these preferences. */
  reset(names: readonly PreferenceName[]): void;
  /** The user's own choices, also those under names that this version does not know. */
  own(): Readonly<Record<string, unknown>>;
  /** Called after each choice that is made or taken back in this tab; returns the way to stop. */
  onChoice(listener: () => void): () => void;
  /** Puts all own choices in the place of those of other accounts of this browser. */
  copyTo(others: readonly RealmKey[]): void;
  /** Puts these in place of all own choices. */
  replace(own: Readonly<Record<string, unknown>>): void;
}
