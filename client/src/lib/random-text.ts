/** Unguessable text of 43 characters that is safe in addresses (256 bits). */
export const randomText = (): string => urlSafe(crypto.getRandomValues(new Uint8Array(32)));

/** base64url without padding. */
export const urlSafe = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
