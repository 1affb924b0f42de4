import { VISIBILITIES } from '@/domain/status/visibility';
import { DEFAULT_PREFERENCES, type PreferenceName, type Preferences } from './preferences';

const CHOICES: Readonly<Partial<Record<PreferenceName, readonly string[]>>> = {
  replyVisibility: ['all', 'following', 'self'],
  conversationDisplay: ['linear', 'tree'],
  conversationOtherRepliesButton: ['below', 'inside'],
  mentionLinkDisplay: ['short', 'full_for_remote', 'full'],
  defaultScope: ['', ...VISIBILITIES],
  subjectLineBehavior: ['email', 'masto', 'noop'],
  thirdColumnMode: ['none', 'notifications', 'postform'],
  density: ['compact', 'normal', 'roomy'],
  userProfileDefaultTab: ['statuses', 'replies'],
};

const HIGHLIGHTS: readonly unknown[] = ['disabled', 'solid', 'striped', 'side'];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isHighlight = (value: unknown): boolean =>
  isRecord(value) &&
  Object.values(value).every(
    (entry) => isRecord(entry) && typeof entry.color === 'string' && HIGHLIGHTS.includes(entry.type),
  );

const isNotificationVisibility = (value: unknown): boolean =>
  isRecord(value) &&
  Object.keys(DEFAULT_PREFERENCES.notificationVisibility).every((kind) => typeof value[kind] === 'boolean');

/** True when `value` is one that the preference `name` may have; anything else is ignored by who reads. */
export function isPreference<N extends PreferenceName>(name: N, value: unknown): value is Preferences[N] {
  if (name === 'highlight') return isHighlight(value);
  if (name === 'ownThemes') return isRecord(value) && Object.values(value).every(isRecord);
  if (name === 'interfaceSize') return typeof value === 'number' && value >= 50 && value <= 200;
  if (name === 'notificationVisibility') return isNotificationVisibility(value);
  if (name === 'muteWords' || name === 'cannedNotes')
    return Array.isArray(value) && value.every((word: unknown) => typeof word === 'string');
  if (typeof value !== typeof DEFAULT_PREFERENCES[name]) return false;
  if (typeof value === 'number') return Number.isFinite(value);
  const choices = CHOICES[name];
  return choices === undefined || (typeof value === 'string' && choices.includes(value));
}

/** Kinds that are missing (a file of another client, a kind that is newer than the file) are on. */
export const completed = (name: string, value: unknown): unknown =>
  name === 'notificationVisibility' && isRecord(value)
    ? { ...DEFAULT_PREFERENCES.notificationVisibility, ...value }
    : value;
