import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createCommands } from '@/parts/commands/commands';
import { giveFile, savedFiles } from '../../../../test/files';
import { createFakeRealm } from '../../../../test/fake-realm';
import { realSettings } from '../../../../test/real-settings';
import { show } from '../../../../test/show';
import { MOST_OWN } from './keep-theme';
import { OwnThemes } from './own-themes';
import '@/i18n/messages/en/late/settings';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const MOSS = '["Mossbank","#171f18","#2a352b","#e6ece4","#a8d8a0"]';

/** The own themes of a reader who says yes to every question. */
function open() {
  const settings = realSettings();
  const commands = { ...createCommands(), confirm: async () => true };
  show(<OwnThemes />, { realm: { ...createFakeRealm(), settings }, commands });
  return settings;
}
const give = (name: string, text: string): void =>
  giveFile(screen.getByLabelText(/./, { selector: 'input[type=file]' }), name, text);
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

test.each(['no json', '{}', '[]', '{"_pleroma_theme_version":2}', '["x","red;}body{"]'])(
  'a file that is broken or hostile is refused with words and changes nothing: %s',
  async (text) => {
    const settings = open();
    give('broken.json', text);
    expect((await screen.findByRole('alert')).textContent).toContain('This is not a theme file');
    expect(settings.own()).toEqual({});
  },
);

test('a theme of a file is worn at once, copied, saved to a file and deleted; who wore it wears the usual one', async () => {
  const saved = savedFiles();
  const settings = open();
  const usual = settings.get('theme');
  give('moss.json', MOSS);
  await waitFor(() => expect(settings.get('theme')).toMatch(/Mossbank$/));
  press('Duplicate “Mossbank”');
  await screen.findByText('Mossbank 2');
  press('Save “Mossbank 2” to a file');
  expect(saved[0]?.[0]).toBe('pleroma_theme.json');
  expect(JSON.parse((await saved[0]?.[1]) ?? '')).toMatchObject({
    _pleroma_theme_version: 2,
    name: 'Mossbank 2',
  });
  press('Delete “Mossbank”');
  await waitFor(() => expect(settings.get('theme')).toBe(usual));
  expect(Object.keys(settings.get('ownThemes'))).toEqual(['Mossbank 2']);
});

test('a second file of the same name is another theme, and there is an end to them, which is said', async () => {
  const settings = open();
  for (let count = 1; count <= MOST_OWN; count += 1) {
    give('moss.json', MOSS);
    await waitFor(() => expect(Object.keys(settings.get('ownThemes'))).toHaveLength(count));
  }
  expect(Object.keys(settings.get('ownThemes'))).toContain('Mossbank 12');
  expect(screen.getByRole('button', { name: 'New theme' })).toHaveProperty('disabled', true);
  expect(screen.getByText(/^You have 12 themes/)).toBeTruthy();
});
