import { useEffect, useState, type ReactElement } from 'react';
import { onFirstSign, takeSigns } from '@/lib/first-sign';
import { historyEntry } from '@/lib/history-entry';
import type { EarlyKeys } from './keys';
import { loadable } from './loadable';

const Keys = loadable(() => import('./keys').then((module) => module.Keys), { quiet: true });

/** Collects keys from the first sign of use on. */
function collect(sign: Event): EarlyKeys {
  const events = new Set([...takeSigns(), sign]);
  const hear = (event: Event): void => void events.add(event);
  document.addEventListener('keydown', hear);
  return { entry: historyEntry(), events, stop: () => document.removeEventListener('keydown', hear) };
}

/** Comes once somebody begins to use the page; keys pressed until it is there are not lost. */
export function KeysSlot({ openSheet }: { openSheet: () => void }): ReactElement | null {
  const [early, setEarly] = useState<EarlyKeys | null>(null);
  useEffect(() => onFirstSign((sign) => setEarly(collect(sign))), []);
  return early && <Keys openSheet={openSheet} early={early} />;
}
