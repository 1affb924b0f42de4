import { expect, test } from 'vitest';
import { makeStatus } from '../../../test/make';
import { canQuote } from './permissions';

const ME = { id: '1', role: 'member' } as const;

test('a post may be quoted where it is for everyone and its author allows it', () => {
  const post = makeStatus({ id: '7' });
  expect(canQuote(post, ME)).toBe(true);
  expect(canQuote(post, null)).toBe(false);
  expect(canQuote({ ...post, visibility: 'private' }, ME)).toBe(false);
  expect(canQuote({ ...post, quotable: false }, ME)).toBe(false);
});
