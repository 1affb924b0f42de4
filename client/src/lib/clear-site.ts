/** Names of what Skein keeps in web storage; other pages of the same site have theirs. */
const OURS = /^(?:skein|drafts$|searches\||list-order\||reports-seen\||recentEmojis|emojiTone)/;

function clearStorage(area: () => Storage): void {
  try {
    const storage = area();
    for (const name of Object.keys(storage)) if (OURS.test(name)) storage.removeItem(name);
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}

const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    // Blocked by another tab, it is deleted as soon as that lets go.
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve());
  });

/** Nothing where the browser has none, or refuses. */
async function named<T>(ask: () => Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await ask();
  } catch {
    return [];
  }
}

function clearWords(): void {
  clearStorage(() => localStorage);
  clearStorage(() => sessionStorage);
}

/**
 * Deletes all that Skein keeps in this browser (docs/privacy.md): web storage of the site and this tab, databases,
 * caches with the kept files of the build, the language cookie; also what the page still writes when it goes, so leave
 * it after this. Never rejects; what the browser refuses to delete stays.
 */
export async function clearSite(): Promise<void> {
  clearWords();
  window.addEventListener('pagehide', clearWords);
  document.cookie = 'userLanguage=; path=/; max-age=0; samesite=lax';
  const databases = await named(() => indexedDB.databases());
  const names = await named(() => caches.keys());
  await Promise.all([
    ...databases.map(async ({ name }) => name?.startsWith('skein') && deleteDatabase(name)),
    ...names.map(async (name) => name.startsWith('skein') && caches.delete(name).catch(() => false)),
  ]);
}
