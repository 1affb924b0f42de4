import { useEffect, useRef } from 'react';
import type { ApiError } from '@/domain/api-error';
import { useReturn } from '@/data/react/use-return';

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

/**
 * Tries again what has failed: after growing pauses, not before a 429 allows it, when the server is back.
 */
export function useRetry(error: ApiError, retry: () => void): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    const now = Date.now();
    const timer = setTimeout(() => latest.current(), Math.max(nextPause(now), (error.retryAt ?? 0) - now));
    return () => clearTimeout(timer);
  }, [error]);
  useReturn(retry);
}
