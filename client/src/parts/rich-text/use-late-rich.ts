import { useState } from 'react';
import { late } from '@/lib/late';
import type { LateRich } from './late-rich';

const source = late(() => import('./late-rich').then((module) => module.lateRich));

export const preloadLateRich = (): Promise<LateRich> => source.load();

/** The code of `late-rich.ts`, or null while it is not here. `ask` is called after drawing what wants it; ends also where it does not come. */
export function useLateRich(): [here: LateRich | null, ask: () => Promise<void>] {
  const [here, setHere] = useState(source.get);
  // A failed load leaves a text that can be read; the next one that wants the code tries again.
  return [here, () => source.load().then(setHere, () => undefined)];
}
