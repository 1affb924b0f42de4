const DAY = 86_400_000;

/** Posts a day since the account was made, rounded up (PROF-01). Times in Unix milliseconds. */
export function dailyAverage(statuses: number, createdAt: number, now: number): number {
  const days = Math.max(1, Math.ceil((now - createdAt) / DAY));
  return Math.ceil(statuses / days);
}
