import { useEffect, useRef } from 'react';
import type { Fetch } from '@/domain/api-error';

const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 300_000;

/** Tries again by itself what has failed: after growing pauses, not before a 429 allows it, when the network is back. */
export function useRetry(fetch: Fetch, retry: () => void): void {
  const tries = useRef(0);
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (fetch.is === 'idle') tries.current = 0;
    if (fetch.is !== 'failed') return;
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries.current);
    tries.current += 1;
    const again = (): void => latest.current();
    const timer = setTimeout(again, Math.max(pause, (fetch.error.retryAt ?? 0) - Date.now()));
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [fetch]);
}
