import { useEffect, useState, type ReactElement } from 'react';
import { onFirstSign } from '@/lib/first-sign';
import { loadable } from './loadable';

const LateHosts = loadable(() => import('./late-hosts').then((module) => module.LateHosts), { quiet: true });

/** Comes once somebody begins to use the page. */
export function LateHostsSlot({ path }: { path: string }): ReactElement | null {
  const [used, setUsed] = useState(false);
  useEffect(() => onFirstSign(() => setUsed(true)), []);
  return used ? <LateHosts path={path} /> : null;
}
