import { currentTranslator, onLocaleChange } from '@/i18n/locale';

/** Both named again in sw/manifest.ts. */
const CACHE = 'skein-words';
const PLACE = '/words/manifest';

/**
 * Keeps what the manifest says in the language of the page for the service worker, which has English alone, now and
 * when the language changes. The browser reads the manifest with the next load.
 */
export function keepManifestWords(): void {
  const keep = async (): Promise<void> => {
    const t = currentTranslator();
    const words = {
      lang: t.locale,
      dir: t.dir,
      newPost: t('compose.new_post'),
      notifications: t('notifications.title'),
      search: t('nav.search'),
    };
    const cache = await caches.open(CACHE);
    await cache.put(PLACE, new Response(JSON.stringify(words)));
  };
  // A full disk leaves the words that were kept before, or English.
  const keepSafely = (): void => void keep().catch(() => undefined);
  onLocaleChange(keepSafely);
  keepSafely();
}
