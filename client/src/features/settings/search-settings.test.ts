import { expect, it } from 'vitest';
import '@/i18n/messages/en/late/own-entries';
import '@/i18n/messages/en/late/preferences';
import { createTranslator } from '@/i18n/translator';
import { SETTINGS } from './catalogue';
import { searchEntries, searchSettings } from './search-settings';

const t = createTranslator('en', 'ltr', {});

it.each([
  ['dark mode', 'theme'],
  ['nsfw', 'hideNsfw'],
  ['autoplay', 'stopGifs'],
  ['CONFIRM boost', 'modalOnRepeat'],
  ['maxThumbnails', 'maxThumbnails'],
])('“%s” finds %s', (query, name) => {
  expect(searchSettings(t, query).map((setting) => setting.name)).toContain(name);
});

it('finds every setting by its own name, first or among the first', () => {
  for (const { name } of SETTINGS) {
    const found = searchSettings(t, t(`preference.${name}`)).map((setting) => setting.name);
    expect(found.slice(0, 4), name).toContain(name);
  }
});

it.each([
  ['2fa', 'two-factor'],
  ['avatar', 'pictures'],
  ['migrate', 'move-away'],
  ['Oauth', 'sessions'],
  ['csv', 'export'],
])('“%s” finds the part %s of the account', (query, name) => {
  expect(searchEntries(t, query).map((entry) => entry.name)).toContain(name);
});

it('finds nothing for nothing', () => {
  expect(searchSettings(t, '  ')).toEqual([]);
  expect(searchSettings(t, 'zzzz')).toEqual([]);
});
