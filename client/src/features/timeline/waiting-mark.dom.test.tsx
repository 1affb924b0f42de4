import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { WaitingPosts } from '@/data/wishes/waiting-posts';
import { createFakeRealm } from '../../../test/fake-realm';
import { show } from '../../../test/show';
import { WaitingMark } from './waiting-mark';

afterEach(cleanup);

const POSTS: WaitingPosts = { count: 1, waitsFor: 'server', wishes: 0, isSending: false };

test.each<[string, Partial<WaitingPosts>, string]>([
  ['a post', {}, 'A post of yours is not sent yet. It is sent as soon as possible.'],
  ['several posts', { count: 3 }, '3 posts of yours are not sent yet. They are sent as soon as possible.'],
  ['a sign-in that is over', { waitsFor: 'sign-in' }, 'A post of yours waits until you log in again.'],
  [
    'a post that the server may have',
    { waitsFor: 'answer' },
    'A post of yours waits for your answer: the server may have it already.',
  ],
  ['a wish', { wishes: 1 }, 'What you did is not done yet. It is sent as soon as possible.'],
  ['a wish that was refused', { wishes: 1, waitsFor: 'answer' }, 'The server refused something you did.'],
])('the mark of %s says what it needs, and leads to it (SPEC W12)', (_, given, words) => {
  const realm = createFakeRealm();
  realm.cells.waitingPosts.set({ ...POSTS, ...given });
  show(<WaitingMark />, { realm });
  const mark = screen.getByRole('link', { name: `${words} Show` });
  expect(mark.getAttribute('href')).toBe('/drafts');
});

test('the mark comes and goes with what waits, and is heard', () => {
  const realm = createFakeRealm();
  show(<WaitingMark />, { realm });
  const heard = screen.getByRole('status');
  expect(screen.queryByRole('link')).toBeNull();
  act(() => realm.cells.waitingPosts.set(POSTS));
  expect(heard.contains(screen.getByRole('link'))).toBe(true);
  act(() => realm.cells.waitingPosts.set({ ...POSTS, count: 0 }));
  expect(screen.queryByRole('link')).toBeNull();
});
