import type { AppContext } from './context.ts';
import type { Limiter, LimitKind } from './rate-limits.ts';

type Counted = readonly (readonly [kind: LimitKind, subject: string])[];

/**
 * Takes one attempt of each kind before anything is checked, so that many at once count too; null when one of
 * them is used up. What comes back gives the attempts back: for those who were right.
 */
export function takeAttempt(attempts: Limiter, counted: Counted): (() => void) | null {
  for (const [kind, subject] of counted) if (!attempts.allow(kind, subject)) return null;
  return () => {
    for (const [kind, subject] of counted) attempts.release(kind, subject);
  };
}

/** By which name, and from where, a request reached this server. */
export const cameFrom = (c: AppContext) => ({ base: c.get('base'), address: c.get('address') });
