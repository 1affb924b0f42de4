import { useEffect, useRef } from 'react';
import { useRealm } from './realm-context';

/** Calls the newest `work` when the server is back after it was lost. */
export function useReturn(work: () => void): void {
  const { reach } = useRealm();
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => reach.onReturn(() => latest.current()), [reach]);
}
