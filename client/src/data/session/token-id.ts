import type { RealmKey } from '@/domain/ids';

/** Where the browser keeps which of an account's sessions on the server is its own. Not the token. */
export const tokenIdPlace = (key: RealmKey): string => `skein.session:${key}`;
