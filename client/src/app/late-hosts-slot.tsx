import type { ReactElement } from 'react';
import { loadable } from './loadable';
import type { OverlayHostProps } from './overlay-host';
import { useUsed } from './use-used';

const quiet = { quiet: true };
const LateHosts = loadable(() => import('./late-hosts').then((module) => module.LateHosts), quiet);
const OverlayHost = loadable(() => import('./overlay-host').then((module) => module.OverlayHost), quiet);

/** What lies over the page; comes once somebody begins to use it. */
export function LateHostsSlot(props: OverlayHostProps): ReactElement | null {
  return useUsed() ? (
    <>
      <OverlayHost {...props} />
      <LateHosts path={props.path} />
    </>
  ) : null;
}
