import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Asked, Why } from '@/data/look-further/look-further';
import { ApiError } from '@/domain/api-error';
import { show } from '../../../../test/show';
import { AskedLine } from './asked-line';

afterEach(cleanup);

const line = (outcome: Asked['outcome'], by: Asked['by'] = 'page'): string => {
  show(<AskedLine asked={{ host: 'far.example', by, at: 0, outcome }} />);
  return screen.getByRole(outcome?.is === 'failed' ? 'alert' : 'status').textContent?.trim() ?? '';
};

test.each<[Why, RegExp]>([
  ['policy', /^This page may ask no other server, so far\.example was not asked\./],
  ['closed', /^far\.example was asked, but tells only its members\./],
  ['missing', /^far\.example .*does not find it or does not understand Skein\./],
  ['silent', /^far\.example gave no answer, or none that other pages may read\./],
  ['slow', /^far\.example took too long\./],
  ['limited', /^far\.example was asked, and wants to be left alone for a while\./],
  ['too-large', /^far\.example sent more than Skein takes\./],
  ['failed', /^far\.example was asked, but has a problem\./],
])('an origin that does not tell (%s) is named in words', (why, words) => {
  expect(line({ is: 'failed', why, error: new ApiError('server') })).toMatch(words);
});

test('what came of it is counted, by the origin or by the own server', () => {
  expect(line(null)).toBe('Asking far.example');
  cleanup();
  expect(line({ is: 'found', count: 2, cut: false })).toBe(
    'far.example was asked: 2 posts that your server does not have.',
  );
  cleanup();
  expect(line({ is: 'found', count: 0, cut: false }, 'home')).toBe(
    'far.example was asked, and found no more.',
  );
});
