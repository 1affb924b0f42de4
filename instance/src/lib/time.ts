/** A stored time (ms) as the API has it: UTC, whole seconds, `.000Z`. */
export function iso(ms: number): string {
  return new Date(Math.floor(ms / 1000) * 1000).toISOString();
}

export function isoOrNull(ms: number | null): string | null {
  return ms === null ? null : iso(ms);
}

/** The date alone. */
export function isoDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** UTC without a zone, as markers have it. */
export function isoBare(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19);
}

/** Announcements have no fraction. */
export function isoSeconds(ms: number): string {
  return `${isoBare(ms)}Z`;
}
