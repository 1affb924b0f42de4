import { expect, test } from 'vitest';
import { partsOf } from './follow-worker';

test.each([
  ['/notice/9x', { page: '/notice/9x', replyTo: null }],
  ['/notice/9x?reply', { page: '/notice/9x', replyTo: '9x' }],
  ['/friend-requests', { page: '/friend-requests', replyTo: null }],
  ['/users/7?reply', { page: '/users/7', replyTo: null }],
  ['//elsewhere.example/x', null],
  ['https://elsewhere.example/x', null],
  ['javascript:alert(1)', null],
])('%s leads to %j', (path, parts) => {
  expect(partsOf(path)).toEqual(parts);
});
