import { expect, it } from 'vitest';
import { startOfWalk } from './thread-keys';

it('arrows lead on from the opened post while the page as a whole has the focus', () => {
  const post = document.createElement('article');
  post.dataset['statusId'] = 'a';
  expect(startOfWalk(document.body, 'opened')).toBe('opened');
  expect(startOfWalk(document.createElement('main'), 'opened')).toBe('opened');
  expect(startOfWalk(post, 'opened')).toBe('a');
  expect(startOfWalk(document.createElement('button'), 'opened')).toBeNull();
});
