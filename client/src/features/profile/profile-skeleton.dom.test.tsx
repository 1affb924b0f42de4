import '@/i18n/messages/en/late/profile';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../../../test/show';
import { ProfileSkeleton } from './profile-skeleton';

afterEach(cleanup);

test.each([
  ['newcomer', '@newcomer'],
  ['lin@far.example', '@lin@far.example'],
  ['AJk3mPQ7xWnZ2tR4s6', 'Profile'],
])('a profile that nobody knows yet has a heading: %s is %s', (name, words) => {
  show(<ProfileSkeleton name={name} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words);
  expect(screen.getByRole('status').textContent).toBe('Loading profile');
});
