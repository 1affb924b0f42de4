import { expect, test } from 'vitest';
import { completeManifest } from './manifest';

/** As a real Akkoma generates it. */
const AKKOMA = {
  name: 'Akkoma test',
  scope: 'https://akkoma.example',
  display: 'standalone',
  icons: [{ type: 'image/svg+xml', src: '/static/logo.svg' }],
  theme_color: '#282c37',
  background_color: '#191b22',
  start_url: '/',
};

test('what the server says stays, what it does not say is added', () => {
  const made = completeManifest(AKKOMA);
  const { icons: _, ...said } = AKKOMA;
  expect(made).toMatchObject(said);
  expect(made).toHaveProperty('share_target.action', '/main/share');
  expect(made).toHaveProperty('shortcuts.length', 3);
});

test('icons of its admin stay alone; those that nobody chose are replaced by whole sets', () => {
  const own = [{ src: '/static/own.svg', type: 'image/svg+xml' }];
  expect(completeManifest({ icons: own })['icons']).toEqual([{ ...own[0], sizes: 'any' }]);
  const purposes = JSON.stringify(completeManifest(AKKOMA)['icons']);
  for (const purpose of ['any', 'maskable', 'monochrome']) expect(purposes).toContain(purpose);
});

test.each([null, undefined, 'text', [], 7])('%j is no manifest: all of it is ours', (nonsense) => {
  expect(completeManifest(nonsense)).toMatchObject({ name: 'Skein', start_url: '/', display: 'standalone' });
});

test('shortcuts are in the words that the page has told, and in English where it has told none', () => {
  const german = { lang: 'de', dir: 'ltr', newPost: 'Neuer Beitrag', search: 7 };
  const names = (told: unknown): unknown => {
    const { lang, dir, shortcuts } = completeManifest(AKKOMA, told);
    return { lang, dir, names: JSON.stringify(shortcuts).match(/(?<="name":")[^"]+/g) };
  };
  expect(names(german)).toEqual({
    lang: 'de',
    dir: 'ltr',
    names: ['Neuer Beitrag', 'Notifications', 'Search'],
  });
  expect(names(undefined)).toMatchObject({ lang: 'en', names: ['New post', 'Notifications', 'Search'] });
  expect(completeManifest({ ...AKKOMA, lang: 'fr' }, german)).toHaveProperty('lang', 'fr');
});
