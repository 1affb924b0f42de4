import { useState } from 'react';
import type { LateRich } from './late-rich';

/** Code that is here stays here. */
let loaded: LateRich | null = null;

export async function preloadLateRich(): Promise<void> {
  loaded = (await import('./late-rich')).lateRich;
}

/** The code of `late-rich.ts`, or null while it is not here. `ask` is called after drawing what wants it; ends also where it does not come. */
export function useLateRich(): [late: LateRich | null, ask: () => Promise<void>] {
  const [late, setLate] = useState(() => loaded);
  // A failed load leaves a text that can be read; the next one that wants the code tries again.
  return [
    late,
    () =>
      preloadLateRich().then(
        () => setLate(loaded),
        () => undefined,
      ),
  ];
}
