import { expect, test } from 'vitest';
import { ApiError } from '@/domain/api-error';
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
