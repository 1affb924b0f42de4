import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { giveFile, savedFiles } from '../../../../test/files';
import { createFakeRealm } from '../../../../test/fake-realm';
import { realSettings } from '../../../../test/real-settings';
import { show } from '../../../../test/show';
import { SettingsFiles } from './settings-files';
import '@/i18n/messages/en/late/preferences';
import '@/i18n/messages/en/late/settings';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const give = (text: string): void =>
  giveFile(screen.getByLabelText(/./, { selector: 'input[type=file]' }), 'file.json', text);

function open() {
  const settings = realSettings();
  show(<SettingsFiles />, { realm: { ...createFakeRealm(), settings } });
  return settings;
}

test.each([
  ['hello', 'This is not a settings file'],
  ['{"greentext":true,"_pleroma_settings_version":[2,0]}', 'newer version of settings'],
  ['{"greentext":true,"_pleroma_settings_version":[0,3]}', 'older version of settings'],
  ['{"greentext":"x","_pleroma_settings_version":[1,0]}', 'No value of this file makes sense'],
])(
  'a file that is none, or of another age, is refused with words and changes nothing: %s',
  async (text, words) => {
    const settings = open();
    give(text);
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(screen.queryByRole('group')).toBe(null);
    expect(settings.own()).toEqual({});
  },
);

test('a file is taken over after a list of what would change, saved again with the words of others, and taken back once', async () => {
  const saved = savedFiles();
  const settings = open();
  give(
    JSON.stringify({
      profile: 'x',
      profileVersion: 99,
      maxThumbnails: 3,
      hideNsfw: 'perhaps',
      themeEditorMinWidth: 500,
      _pleroma_settings_version: [1, 0],
    }),
  );
  const question = await screen.findByRole('group', { name: 'Take over the settings of this file?' });
  expect(within(question).getByText('Files shown of one post')).toBeTruthy();
  expect(within(question).getByText('16 → 3')).toBeTruthy();
  expect(within(question).getByText(/themeEditorMinWidth/)).toBeTruthy();
  expect(within(question).getByText(/hideNsfw/)).toBeTruthy();
  expect(settings.get('maxThumbnails')).toBe(16);
  fireEvent.click(within(question).getByRole('button', { name: 'Take over' }));
  await screen.findByText(/The settings were taken over/);
  expect(settings.get('maxThumbnails')).toBe(3);
  fireEvent.click(screen.getByRole('button', { name: 'Save settings to a file' }));
  expect(saved[0]?.[0]).toBe('pleromafe_settings.json');
  expect(JSON.parse((await saved[0]?.[1]) ?? '')).toMatchObject({
    profile: 'default',
    maxThumbnails: 3,
    themeEditorMinWidth: 500,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(settings.get('maxThumbnails')).toBe(16));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBe(null);
});

test('what is changed elsewhere while one looks at the list stays, where the file says nothing of it', async () => {
  const settings = open();
  give('{"maxThumbnails":3,"_pleroma_settings_version":[1,0]}');
  const question = await screen.findByRole('group');
  settings.set('greentext', true);
  settings.set('maxThumbnails', 9);
  fireEvent.click(within(question).getByRole('button', { name: 'Take over' }));
  await screen.findByText(/The settings were taken over/);
  expect(settings.own()).toEqual({ greentext: true, maxThumbnails: 3 });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(settings.own()).toEqual({ greentext: true, maxThumbnails: 9 }));
});

test('a file that is left changes nothing', async () => {
  const settings = open();
  give('{"maxThumbnails":3,"_pleroma_settings_version":[1,0]}');
  const question = await screen.findByRole('group');
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('group')).toBe(null);
  expect(settings.own()).toEqual({});
});
