import { useEffect, useRef } from 'react';
import { onNetworkBack } from '@/lib/network-back';

const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 300_000;
/** Failures within this time of each other are one trouble: the pauses grow. */
const CALM_AFTER = 600_000;

const trouble = { tries: 0, at: 0 };

function nextPause(now: number): number {
  if (now - trouble.at > CALM_AFTER) trouble.tries = 0;
  trouble.at = now;
  trouble.tries += 1;
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (trouble.tries - 1));
}

/** Calls the newest `work` when the network is back. */
export function useNetworkBack(work: () => void): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => onNetworkBack(() => latest.current()), []);
}

/**
 * Tries again what has failed: after growing pauses, not before `retryAt` of the failure allows it, when the network
 * is back.
 */
export function useRetry(failure: { retryAt: number | null }, retry: () => void): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    const now = Date.now();
    const timer = setTimeout(() => latest.current(), Math.max(nextPause(now), (failure.retryAt ?? 0) - now));
    return () => clearTimeout(timer);
  }, [failure]);
  useNetworkBack(retry);
}
