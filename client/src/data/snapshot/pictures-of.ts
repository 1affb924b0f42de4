/** Names of the browser's caches with kept pictures begin with this. */
export const PICTURES = 'skein-pictures ';

/** The name of the browser's cache with the pictures of one account. */
export const picturesOf = (key: string): string => PICTURES + key;
