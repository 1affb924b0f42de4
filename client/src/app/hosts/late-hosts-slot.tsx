import { useState, type ReactElement } from 'react';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { useReadable } from '@/data/react/realm-context';
import { isWindow } from '@/parts/commands/window-address';
import { late } from '@/lib/late';
import { useCommands } from '@/parts/commands/use-commands';
import { useLate } from '@/ui/late/use-late';
import type { LateHostsProps } from './late-hosts';
import { loadable } from '@/app/routes/loadable';
import type { OverlayHostProps } from './overlay-host';
import { useUsed } from '@/ui/late/use-used';

const LateHosts = loadable(() => import('./late-hosts').then((module) => module.LateHosts), { quiet: true });
const lateOverlays = late(() => import('./overlay-host').then((module) => module.OverlayHost));

/** What lies over the page; comes once somebody begins to use it. */
export function LateHostsSlot(props: OverlayHostProps & LateHostsProps): ReactElement | null {
  // Who came by an address of a window, also from a sign-in, is shown them at once.
  const [address] = useBrowserLocation();
  const { settings, moderation } = useCommands();
  const asked = [useReadable(settings), useReadable(moderation)].some((request) => request !== null);
  const begun = useUsed();
  const wanted = begun || asked || isWindow(address);
  // From then on: what waits as a peek stays when its address is left.
  const [used, setUsed] = useState(wanted);
  if (wanted && !used) setUsed(true);
  // Code that did not come is asked for again with the next press on what opens something.
  const overlays = useLate(lateOverlays, used && (props.open ?? true));
  return used ? (
    <>
      {overlays && <overlays.Part {...props} />}
      <LateHosts {...props} />
    </>
  ) : null;
}
