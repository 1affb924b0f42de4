import type { Readable } from '@/data/readable';
import type { ProfileState, SettingsProfiles } from '@/data/settings/profiles/settings-profiles';
import type { SettingsProfile } from '@/domain/instance/settings-profile';
import { useReadable } from './realm-context';
import { useDetails } from './use-details';

const always = <T>(value: T): Readable<T> => ({ get: () => value, subscribe: () => () => undefined });
const NONE = always<readonly SettingsProfile[]>([]);
const OFF = always<ProfileState>({ is: 'off' });
const NAMELESS = always('');

/** The settings profiles of the account; null until their code is here. */
export function useSettingsProfiles(): {
  profiles: SettingsProfiles | null;
  list: readonly SettingsProfile[];
  state: ProfileState;
  current: string;
} {
  const [asked] = useDetails('settings profiles', async ({ settingsProfiles }) => settingsProfiles);
  const profiles = asked.is === 'here' ? asked.value : null;
  return {
    profiles,
    list: useReadable<readonly SettingsProfile[]>(profiles ?? NONE),
    state: useReadable<ProfileState>(profiles?.state ?? OFF),
    current: useReadable(profiles?.current ?? NAMELESS),
  };
}
