import { expect, it } from 'vitest';
import { DEFAULT_PREFERENCES } from '@/data/settings/preferences';
import { isWanted } from './rules';

it('people whom the reader does not follow are left out where that is switched off, but for requests and whom nobody knows of (NOTIF-07)', () => {
  const visibility = { ...DEFAULT_PREFERENCES.notificationVisibility, strangers: false };
  const by = (kind: 'mention' | 'follow_request', follows: boolean | undefined, strangers = false): boolean =>
    isWanted({ kind, accountId: '2' }, { ...visibility, strangers }, () => follows);
  expect(by('mention', false)).toBe(false);
  expect(by('mention', true)).toBe(true);
  expect(by('mention', undefined)).toBe(true);
  expect(by('follow_request', false)).toBe(true);
  expect(by('mention', false, true)).toBe(true);
});
