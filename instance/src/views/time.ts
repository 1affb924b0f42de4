/** `2026-11-20T20:22:06.000Z`: whole seconds, as the backend writes them. */
export function isoTime(ms: number): string {
  return new Date(ms - (ms % 1000)).toISOString();
}

export function isoTimeOrNull(ms: number | null): string | null {
  return ms === null ? null : isoTime(ms);
}
