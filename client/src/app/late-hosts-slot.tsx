import { useEffect, useState, type ReactElement } from 'react';
import { whenIdle } from '@/lib/when-idle';
import { loadable } from './loadable';

const LateHosts = loadable(() => import('./late-hosts').then((module) => module.LateHosts), { quiet: true });

/** Comes once the first screen stands. */
export function LateHostsSlot({ path }: { path: string }): ReactElement | null {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle ? <LateHosts path={path} /> : null;
}
