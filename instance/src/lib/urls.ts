/** Stands for the own origin in stored HTML and addresses: the server may be reached under any host. */
export const STORED_ORIGIN = 'https://instance.invalid';

/** A stored text with the own origin put in. */
export function withBase(base: string, stored: string): string {
  return stored.replaceAll(STORED_ORIGIN, base);
}

/** The full address of a stored path (`/media/x.webp`) or address. */
export function absolute(base: string, stored: string): string {
  return stored.startsWith('/') ? base + stored : withBase(base, stored);
}

/** The host (with port) of an origin. */
export function hostOf(base: string): string {
  return new URL(base).host;
}
