import type { RealmKey } from '@/domain/ids';

/** The database of an account's library. */
export const databaseOf = (owner: RealmKey): string => `skein-library ${owner}`;

/** Where local storage says what the account has chosen for it. */
export const choicesOf = (owner: RealmKey): string => `skein.library:${owner}`;

/**
 * Deletes the library of an account; tabs that have it open close it. Resolves when it is gone, false where the browser
 * does not say so.
 */
export const deleteLibrary = (owner: RealmKey): Promise<boolean> =>
  new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(databaseOf(owner));
      request.addEventListener('success', () => resolve(true));
      request.addEventListener('error', () => resolve(false));
    } catch {
      resolve(false);
    }
  });
