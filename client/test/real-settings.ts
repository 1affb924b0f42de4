import { createSettings, type SettingsStore } from '@/data/settings/create-settings';
import { createBatch } from '@/data/store/batch';
import { createCell } from '@/data/store/cell';
import { fakePlatform } from '@/data/testing/fake-platform';

/** The settings of somebody who has chosen none yet, as Skein keeps them, on a browser of the test. */
export function realSettings(): SettingsStore {
  const batch = createBatch();
  return createSettings({ batch, platform: fakePlatform(), key: 'k', defaults: createCell(batch, {}) });
}
