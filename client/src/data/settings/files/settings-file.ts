import { DEEPEST_SETTING } from '@/domain/instance/settings-profile';
import { nestsDeeperThan } from '@/lib/nesting';
import { parseJson } from '@/lib/parse-json';
import { choicesAlone, differing, type OwnChoices } from '../own-choices';
import { DEFAULT_PREFERENCES, type PreferenceName } from '../preferences';
import { completed, isPreference } from '../validate';

/** S1 §3: version of the files that Skein writes and reads; other clients of this family write the same. */
const VERSION = [1, 0] as const;
const VERSION_KEY = '_pleroma_settings_version';

/** What a file holds only when the theme was asked for. */
const THEME_KEYS: readonly string[] = ['customTheme', 'customThemeSource', 'colors'];

/** Characters; profiles at a server hold 100,000 at most. */
const LONGEST_FILE = 1_000_000;

/** Why nothing of a file is taken; names of SET-06. */
export type FileRefusal = 'invalid_file' | 'file_too_new' | 'file_too_old' | 'invalid_settings_imported';

/** What would change if the settings of a file were taken over. */
export interface FileContent {
  is: 'read';
  /** Of a newer version that can be read. */
  slightlyNew: boolean;
  /** Preferences whose values change, in the order of the file. */
  changes: readonly PreferenceName[];
  /** Settings of other clients that come along unseen. */
  unknown: readonly string[];
  /** Preferences with values that none may have; left out. */
  invalid: readonly string[];
  /** All own choices as they would be. */
  next: OwnChoices;
}

const isName = (name: string): name is PreferenceName => Object.hasOwn(DEFAULT_PREFERENCES, name);

/** The text of a settings file (SET-06): the own choices alone, what other clients keep there included. */
export function writeSettingsFile(
  own: OwnChoices,
  { profile, version, withTheme }: { profile: string; version: number; withTheme: boolean },
): string {
  const choices = Object.entries(choicesAlone(own)).filter(
    ([name]) => withTheme || !THEME_KEYS.includes(name),
  );
  const file = {
    profile,
    profileVersion: version,
    ...Object.fromEntries(choices),
    [VERSION_KEY]: VERSION,
  };
  return JSON.stringify(file, null, 2);
}

function versionIn(file: OwnChoices): readonly [major: number, minor: number] | null {
  const given = file[VERSION_KEY];
  if (!Array.isArray(given)) return null;
  const [major, minor]: unknown[] = given;
  return typeof major === 'number' && typeof minor === 'number' ? [major, minor] : null;
}

function readFile(text: string): OwnChoices | null {
  if (text.length > LONGEST_FILE) return null;
  const file = parseJson(text);
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return null;
  return nestsDeeperThan(file, DEEPEST_SETTING) ? null : { ...file };
}

const valueOf = (choices: OwnChoices, name: PreferenceName): unknown => {
  const value = completed(name, choices[name]);
  return isPreference(name, value) ? value : DEFAULT_PREFERENCES[name];
};

/** Preferences that are not the same in both. */
const changesBetween = (own: OwnChoices, next: OwnChoices): readonly PreferenceName[] =>
  differing(own, next)
    .filter(isName)
    .filter((name) => differing({ value: valueOf(own, name) }, { value: valueOf(next, name) }).length > 0);

/** What would change if these choices, of another profile, stood in the place of the own ones. */
export const asContent = (next: OwnChoices, own: OwnChoices): FileContent => ({
  is: 'read',
  slightlyNew: false,
  changes: changesBetween(own, next),
  unknown: [],
  invalid: [],
  next,
});

/** Reads a settings file of Skein, Akkoma-FE or Pleroma-FE against the own choices; changes nothing. */
export function readSettingsFile(
  text: string,
  own: OwnChoices,
): FileContent | { is: 'refused'; why: FileRefusal } {
  const file = readFile(text);
  const version = file && versionIn(file);
  if (!file || !version) return { is: 'refused', why: 'invalid_file' };
  if (version[0] > VERSION[0]) return { is: 'refused', why: 'file_too_new' };
  if (version[0] < VERSION[0]) return { is: 'refused', why: 'file_too_old' };
  const given = Object.entries(choicesAlone(file));
  const names = given.map(([name]) => name);
  const invalid = names.filter((name) => isName(name) && !isPreference(name, completed(name, file[name])));
  const taken = given.filter(([name]) => !invalid.includes(name));
  if (taken.length === 0 && invalid.length > 0) return { is: 'refused', why: 'invalid_settings_imported' };
  const next = { ...own, ...Object.fromEntries(taken) };
  const changes = changesBetween(own, next);
  return {
    is: 'read',
    slightlyNew: version[1] > VERSION[1],
    changes,
    unknown: names.filter((name) => !isName(name)),
    invalid,
    next,
  };
}
