import { useEffect } from 'react';
import { useBrowserLocation, useLocationProperty } from 'wouter/use-browser-location';
import { useReadable } from '@/data/react/realm-context';
import { paths } from '@/domain/paths';
import { goToWindow, leaveWindow, settingsTabAt, windowDepth } from '@/parts/commands/window-address';
import type { SettingsPlace } from '@/parts/commands/commands';
import { useCommands } from '@/parts/commands/use-commands';
import { leaving } from './leaving';

const addressOf = ({ tab, setting }: SettingsPlace): string =>
  paths.settings(tab) + (setting === undefined ? '' : `#${setting}`);

/** Opens the window over what is read, or leads to another place in it. `deeper`: "back" leads to where one was in it. */
export function goToSettings(place: SettingsPlace, deeper = false): void {
  const at = settingsTabAt(location.pathname);
  const go = (): void => goToWindow(addressOf(place), { deeper, depth: place.depth });
  if (at !== null && at !== place.tab) leaving(go);
  else go();
}

/** Back to the page below; what is unsaved is asked about. */
export const leaveSettings = (): void => leaving(leaveWindow);

/** From a tab to the list of them, on a phone. */
export function backToTabs(): void {
  if (windowDepth() > 1) leaving(() => history.back());
  else goToSettings({ tab: '' });
}

/** Where in the settings the address is; null when it is another page. Answers those who ask for the window. */
export function useSettingsPlace(): SettingsPlace | null {
  const [path] = useBrowserLocation();
  const setting = useLocationProperty(() => location.hash.slice(1));
  const { settings } = useCommands();
  const asked = useReadable(settings);
  useEffect(() => {
    if (!asked) return;
    goToSettings(asked);
    settings.done();
  }, [asked, settings]);
  const tab = settingsTabAt(path);
  return tab === null ? null : { tab, ...(setting === '' ? {} : { setting }) };
}
