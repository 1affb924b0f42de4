import type { SettingsProfile } from '@/domain/instance/settings-profile';
import type { SettingsProfiles } from '@/data/details/standing-facts';
import type { Core } from '../core';
import { createCell } from '../store/cell';

/** The settings that the account keeps at its server, by name (AUTH-06, SET-07); none until asked for. */
export function createSettingsProfiles({ store, remote, server, meId }: Core): SettingsProfiles {
  const cell = createCell<readonly SettingsProfile[]>(store.batch, []);
  return {
    get: cell.get,
    subscribe: cell.subscribe,
    async refresh() {
      if (meId === null || !server.get().can.akkomaApi) return;
      cell.set(await (await remote.details()).settingsProfiles());
    },
  };
}
