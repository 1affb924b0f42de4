import type { ReactElement } from 'react';
import { loadable } from './loadable';
import { useUsed } from './use-used';

const LateHosts = loadable(() => import('./late-hosts').then((module) => module.LateHosts), { quiet: true });

/** Comes once somebody begins to use the page. */
export function LateHostsSlot({ path }: { path: string }): ReactElement | null {
  return useUsed() ? <LateHosts path={path} /> : null;
}
