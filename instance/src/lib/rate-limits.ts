/** Requests per span (ms) of each kind, Akkoma's defaults (api.md §1). */
const LIMITS = {
  timeline: { count: 3, span: 500 },
  search: { count: 30, span: 1000 },
  guestSearch: { count: 10, span: 1000 },
  statuses: { count: 15, span: 10_000 },
  oneStatus: { count: 3, span: 60_000 },
  relations: { count: 10, span: 10_000 },
  oneRelation: { count: 2, span: 60_000 },
  token: { count: 15, span: 60_000 },
  registration: { count: 25, span: 1_800_000 },
  passwordReset: { count: 5, span: 1_800_000 },
  // Sign-ins that go wrong: with one name from one address, from one address, with one name, second factors.
  signInPair: { count: 10, span: 600_000 },
  signInAddress: { count: 100, span: 600_000 },
  signInAccount: { count: 100, span: 600_000 },
  secondFactor: { count: 10, span: 600_000 },
  // Passwords asked of those who are signed in already.
  ownPassword: { count: 10, span: 600_000 },
} as const;

export type LimitKind = keyof typeof LIMITS;

export interface Limiter {
  /** Counts a request; false when it is one too many. */
  allow(kind: LimitKind, subject: string): boolean;
  /** Takes back one that was counted. */
  release(kind: LimitKind, subject: string): void;
}

/** Lets everything through: the default, since one person tries this server alone. */
export const noLimits: Limiter = { allow: () => true, release: () => {} };

const MOST_WINDOWS = 10_000;

/** Fixed windows in memory, one per kind and subject. */
export function createLimiter(now: () => number): Limiter {
  const windows = new Map<string, { ends: number; used: number }>();
  return {
    allow(kind, subject) {
      const limit = LIMITS[kind];
      const key = `${kind} ${subject}`;
      const at = now();
      if (windows.size > MOST_WINDOWS)
        for (const [old, { ends }] of windows) if (ends <= at) windows.delete(old);
      const open = windows.get(key);
      if (!open || open.ends <= at) {
        windows.set(key, { ends: at + limit.span, used: 1 });
        return true;
      }
      open.used += 1;
      return open.used <= limit.count;
    },
    release(kind, subject) {
      const open = windows.get(`${kind} ${subject}`);
      if (open && open.used > 0) open.used -= 1;
    },
  };
}
