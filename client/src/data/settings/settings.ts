import type { Readable } from '@/data/readable';
import type { PreferenceName, Preferences } from './preferences';

export interface Settings {
  value<N extends PreferenceName>(name: N): Readable<Preferences[N]>;
  get<N extends PreferenceName>(name: N): Preferences[N];
  set<N extends PreferenceName>(name: N, value: Preferences[N]): void;
  /** True when the value is the user's own choice and not a default; a missing method reads as "unknown". */
  isOwnChoice?(name: PreferenceName): boolean;
}
