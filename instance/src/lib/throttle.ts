import { failure } from './errors.ts';
import type { AppContext } from './context.ts';
import type { LimitKind } from './rate-limits.ts';

export const throttled = () => failure(429, 'Throttled');

/** Refuses with 429 when the viewer (or, for guests, everybody without a token) did this too often. */
export function throttle(c: AppContext, kind: LimitKind, subject = ''): void {
  const who = c.get('viewer')?.accountId ?? 'guest';
  if (!c.get('inst').limiter.allow(kind, `${who} ${subject}`)) throw throttled();
}
