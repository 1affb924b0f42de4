import { useRealm } from '@/data/react/realm-context';
import { usePreference } from '@/data/react/records';
import type { PreferenceName } from '@/data/settings/preferences';
import type { Settings } from '@/data/settings/settings';
import { isPreference } from '@/data/settings/validate';
import { tellSaved } from './saved';

/** Sets a preference to what a control gives; what the preference may not be is not taken. */
export function setPreference(settings: Settings, name: PreferenceName, value: unknown): void {
  if (!isPreference(name, value)) return;
  settings.set(name, value);
  tellSaved('settings');
}

/** The value of a setting, and whether it is another than the default. */
export function useSetting(name: PreferenceName): {
  value: unknown;
  changed: boolean;
  fallback: unknown;
  set: (value: unknown) => void;
  reset: () => void;
} {
  const { settings } = useRealm();
  const value: unknown = usePreference(name);
  const fallback: unknown = settings.defaultOf(name);
  return {
    value,
    fallback,
    changed: JSON.stringify(value) !== JSON.stringify(fallback),
    set: (next) => setPreference(settings, name, next),
    reset: () => {
      settings.reset([name]);
      tellSaved('settings');
    },
  };
}
