import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../../../../test/show';
import { Expiry, ExpiryWords } from './expiry';

/** Not quite: the clock goes on. */
const inHours = (hours: number): number => Date.now() + hours * 3_600_000 - 300_000;

afterEach(cleanup);

test('a post that its server deletes says when, in short and in words', () => {
  show(<Expiry at={inHours(72)} />);
  expect(screen.getByText('Gone in 3 days')).toBeTruthy();
  expect(screen.getByText('in 3d')).toBeTruthy();
  cleanup();
  show(<ExpiryWords at={inHours(1)} />);
  expect(screen.getByText(/Gone in 5\d minutes/)).toBeTruthy();
});

test('a server that is late is waited for', () => {
  show(<Expiry at={inHours(0)} />);
  expect(screen.getByText('Gone any moment')).toBeTruthy();
  expect(screen.queryByText(/ago/)).toBeNull();
});
