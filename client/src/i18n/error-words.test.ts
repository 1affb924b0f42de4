import { expect, test } from 'vitest';
import { ApiError, partMissing, toApiError, type ApiErrorKind } from '@/domain/api-error';
import { errorWords } from './error-words';
import { createTranslator } from './translator';

const t = createTranslator('en', 'ltr', {});

test('a short plain text of the server is shown as it came', () => {
  expect(errorWords(t, new ApiError('invalid', { message: "can't be blank" }))).toBe("can't be blank");
});

test.each(['', '<!doctype html><p>502</p>', 'x'.repeat(301), 'at foo\n at bar'])(
  'our own sentence stands in for %j',
  (message) => {
    expect(errorWords(t, new ApiError('server', { message }))).toBe(
      'The server has a problem. Try again later.',
    );
  },
);

test('kinds whose words are ours never show text of the server', () => {
  expect(errorWords(t, new ApiError('rate-limited', { message: 'Throttled' }))).toContain(
    'You are rate limited',
  );
});

test('every kind has words of its own', () => {
  const kinds = Object.keys({
    offline: 0,
    timeout: 0,
    aborted: 0,
    unauthorized: 0,
    'login-needed': 0,
    forbidden: 0,
    'not-found': 0,
    'rate-limited': 0,
    'too-large': 0,
    invalid: 0,
    server: 0,
    nonsense: 0,
  } satisfies Record<ApiErrorKind, 0>);
  const words = kinds.map((kind) => t.dynamic(`errors.${kind.replace('-', '_')}`, {}));
  expect(words.filter((sentence) => sentence.startsWith('errors.'))).toEqual([]);
  expect(new Set(words).size).toBe(kinds.length);
});

test('what breaks inside Skein is not blamed on the server', () => {
  const gone = toApiError(new TypeError('Failed to fetch dynamically imported module: /assets/old.js'));
  expect(errorWords(t, gone)).toBe('Reloading the page usually helps. Your drafts are kept.');
  expect(errorWords(t, partMissing())).toContain('or reload. Your drafts are kept');
  expect(errorWords(t, new ApiError('nonsense', { status: 200 }))).toContain('does not understand');
});

test('a pin too many is told in our words', () => {
  const error = new ApiError('invalid', { message: 'limit exceeded', identifier: 'pin-limit' });
  expect(errorWords(t, error)).toContain('as many posts as this server allows');
});
