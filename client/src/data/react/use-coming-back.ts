import { useEffect, useRef } from 'react';

/** Calls the newest `work` when the reader comes back to the page: another tab or device may have changed something. */
export function useComingBack(work: () => void): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    const onChange = (): void => {
      if (document.visibilityState !== 'hidden') latest.current();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}
