import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asContent, readSettingsFile, writeSettingsFile } from './settings-file';

const ABOUT = { profile: 'default', version: 7, withTheme: false };
const file = (settings: object, version: unknown = [1, 0]): string =>
  JSON.stringify({ ...settings, _pleroma_settings_version: version });

describe('settings files', () => {
  it('hold the own choices alone, and the theme when asked for', () => {
    const own = { greentext: true, customTheme: { colors: {} }, other: [1] };
    expect(JSON.parse(writeSettingsFile(own, ABOUT))).toEqual({
      profile: 'default',
      profileVersion: 7,
      greentext: true,
      other: [1],
      _pleroma_settings_version: [1, 0],
    });
    expect(JSON.parse(writeSettingsFile(own, { ...ABOUT, withTheme: true }))).toHaveProperty('customTheme');
  });

  it.each([
    ['no JSON', 'invalid_file'],
    ['[]', 'invalid_file'],
    ['{"greentext":true}', 'invalid_file'],
    [file({}, ['1', 0]), 'invalid_file'],
    [file({ greentext: true }, [2, 0]), 'file_too_new'],
    [file({ greentext: true }, [0, 9]), 'file_too_old'],
    [file({ greentext: 'yes' }), 'invalid_settings_imported'],
    [file({ greentext: true }).padEnd(1_000_001), 'invalid_file'],
    [`{"deep":${'['.repeat(50_000)}${']'.repeat(50_000)},"_pleroma_settings_version":[1,0]}`, 'invalid_file'],
  ])('that make no sense are refused with the reason: %.40s', (text, why) => {
    expect(readSettingsFile(text, {})).toEqual({ is: 'refused', why });
  });

  it('tell what would change, what is unknown and what is left out, before anything is changed', () => {
    const own = { greentext: true, maxThumbnails: 4 };
    const text = file(
      { greentext: true, maxThumbnails: 8, padEmoji: true, hideNsfw: 'no', mfaTone: 2, profile: 'x' },
      [1, 3],
    );
    expect(readSettingsFile(text, own)).toEqual({
      is: 'read',
      slightlyNew: true,
      changes: ['maxThumbnails'],
      unknown: ['mfaTone'],
      invalid: ['hideNsfw'],
      next: { greentext: true, maxThumbnails: 8, padEmoji: true, mfaTone: 2 },
    });
    expect(own).toEqual({ greentext: true, maxThumbnails: 4 });
  });

  it('come back as they were, whatever another client keeps there (property)', () => {
    const name = fc.string().filter((text) => !['profile', 'profileVersion', '__proto__'].includes(text));
    fc.assert(
      fc.property(fc.dictionary(name, fc.constantFrom(1, 'a', null, [true], { b: 2 })), (foreign) => {
        const own = Object.fromEntries(Object.entries(foreign).map(([key, value]) => [`x${key}`, value]));
        const read = readSettingsFile(writeSettingsFile(own, { ...ABOUT, withTheme: true }), {});
        expect(read).toMatchObject({ is: 'read', changes: [] });
        expect(read.is === 'read' && read.next).toEqual(own);
      }),
    );
  });
});

it('what another profile would change is told, also what it leaves at its default', () => {
  const { changes, next } = asContent({ padEmoji: false, future: 1 }, { greentext: true, padEmoji: false });
  expect(changes).toEqual(['greentext']);
  expect(next).toEqual({ padEmoji: false, future: 1 });
});
