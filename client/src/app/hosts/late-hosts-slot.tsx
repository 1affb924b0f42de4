import type { ReactElement } from 'react';
import { late } from '@/lib/late';
import { useLate } from '@/ui/late/use-late';
import type { LateHostsProps } from './late-hosts';
import { loadable } from '@/app/routes/loadable';
import type { OverlayHostProps } from './overlay-host';
import { useUsed } from './use-used';

const LateHosts = loadable(() => import('./late-hosts').then((module) => module.LateHosts), { quiet: true });
const lateOverlays = late(() => import('./overlay-host').then((module) => module.OverlayHost));

/** What lies over the page; comes once somebody begins to use it. */
export function LateHostsSlot(props: OverlayHostProps & LateHostsProps): ReactElement | null {
  const used = useUsed();
  // Code that did not come is asked for again with the next press on what opens something.
  const overlays = useLate(lateOverlays, used && (props.open ?? true));
  return used ? (
    <>
      {overlays && <overlays.Part {...props} />}
      <LateHosts {...props} />
    </>
  ) : null;
}
