import { expect, test } from 'vitest';
import { dailyAverage } from '@/features/profile/card/daily-average';
import { tabOf, tabsOf } from './profile-tab';

const open = { hideFollows: false, hideFollowers: false };
const hidden = { hideFollows: true, hideFollowers: true };

test('lists that a person hides have no tab, except on their own profile (PROF-03)', () => {
  expect(tabsOf(hidden, false)).toEqual(['statuses', 'media']);
  expect(tabsOf(hidden, true)).toEqual(['statuses', 'followees', 'followers', 'media', 'favorites']);
  expect(tabsOf(open, false)).not.toContain('favorites');
});

test('the address names the tab, also in the words of other clients; unknown ones mean posts', () => {
  const tabs = tabsOf(open, true);
  expect(tabOf('followers', tabs)).toBe('followers');
  expect(tabOf('follows', tabs)).toBe('followees');
  expect(tabOf('favourites', tabs)).toBe('favorites');
  expect(tabOf('favorites', tabsOf(open, false))).toBe('statuses');
  expect(tabOf('nonsense', tabs)).toBe('statuses');
});

test('posts a day are counted from the first day on and rounded up (PROF-01)', () => {
  const day = 86_400_000;
  expect(dailyAverage(3, 0, day / 2)).toBe(3);
  expect(dailyAverage(21, 0, 10 * day)).toBe(3);
  expect(dailyAverage(0, 0, 10 * day)).toBe(0);
});
