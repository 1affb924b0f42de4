import type { ReactElement } from 'react';
import { useMe, useServer } from '@/data/react/records';
import { FeaturesPanel } from '@/features/about/features-panel';
import { WhoToFollow } from '@/features/about/who-to-follow';

// In this file too: each file name adds to the first load.
export { EditProfileButton } from '@/parts/account/edit-profile-button';

/** What ends the sidebar: for visitors what the instance can do, for members whom to follow (NAV-19). */
export function LowerPanels(): ReactElement | null {
  const me = useMe();
  const server = useServer();
  if (me === null) return server.ui.showFeaturesPanel ? <FeaturesPanel /> : null;
  return server.suggestionsEnabled ? <WhoToFollow /> : null;
}
