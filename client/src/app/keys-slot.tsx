import { useEffect, useState, type ReactElement } from 'react';
import { onFirstSign } from '@/lib/first-sign';
import { loadable } from './loadable';

const Keys = loadable(() => import('./keys').then((module) => module.Keys), { quiet: true });

/** Comes once somebody begins to use the page; the key that wakes it is not lost. */
export function KeysSlot({ openSheet }: { openSheet: () => void }): ReactElement | null {
  const [first, setFirst] = useState<Event | null>(null);
  useEffect(() => onFirstSign(setFirst), []);
  return first && <Keys openSheet={openSheet} first={first} />;
}
