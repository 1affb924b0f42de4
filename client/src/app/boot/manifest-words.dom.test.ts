import { expect, test, vi } from 'vitest';
import { applyLocale } from '@/i18n/locale';
import { keepManifestWords } from './manifest-words';

test('the words of the manifest are kept for the service worker, and anew when the language changes', async () => {
  const kept: unknown[] = [];
  const put = async (_: string, words: Response): Promise<void> => void kept.push(await words.json());
  vi.stubGlobal('caches', { open: async () => ({ put }) });
  keepManifestWords();
  await expect.poll(() => kept).toEqual([expect.objectContaining({ lang: 'en', newPost: 'New post' })]);
  applyLocale('he', 'rtl', { 'nav.search': 'חיפוש' });
  await expect.poll(() => kept.at(-1)).toMatchObject({ lang: 'he', dir: 'rtl', search: 'חיפוש' });
});
