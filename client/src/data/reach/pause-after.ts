import { type ApiError, isUnheard } from '@/domain/api-error';

const PAUSES = [5_000, 15_000, 60_000, 300_000, 900_000] as const;

/** The server may answer all else: only another try tells when it takes this again. */
const LONGEST_UNHEARD = 60_000;

/**
 * Milliseconds until the next attempt after so many in vain, the last by `error`. `longest`: the most where the server
 * was not heard.
 */
export function pauseAfter(attempts: number, error: ApiError | null, longest = LONGEST_UNHEARD): number {
  const pause = PAUSES[Math.min(Math.max(attempts, 1), PAUSES.length) - 1] ?? 900_000;
  return error && isUnheard(error) ? Math.min(pause, longest) : pause;
}
