import { useSyncExternalStore } from 'react';
import { onFirstSign } from '@/lib/first-sign';

/** A click on the way here counts. */
let heard = navigator.userActivation?.hasBeenActive ?? false;
const listeners = new Set<() => void>();
onFirstSign(() => {
  heard = true;
  for (const listener of listeners) listener();
});

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether somebody has begun to use this page: what is folded by then can wait until then. */
export const useFirstSign = (): boolean => useSyncExternalStore(subscribe, () => heard);
