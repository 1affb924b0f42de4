import { expect, it } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { errors } from '@/i18n/messages/en/errors';
import { createTranslator } from '@/i18n/translator';
import { problemWords, settleWords } from './upload-words';

const t = createTranslator('en', 'ltr', {});

it.each([
  ['too-large', 'Upload failed: This file is too large for the server.'],
  ['not-found', 'Upload failed: The server does not take files just now.'],
  ['invalid', 'Upload failed: Not this one'],
  ['server', 'Upload failed: Not this one'],
  ['nonsense', `Upload failed: ${errors.nonsense}`],
  ['offline', `Upload failed: ${errors.offline}`],
] as const)(
  'a file that is refused as %s is refused in the same words at its card and when it is to be posted',
  (kind, words) => {
    const error = new ApiError(kind, { message: 'Not this one', status: 200 });
    expect(problemWords(t, { is: 'failed', error })).toBe(words);
    expect(settleWords(t, error)).toBe(words);
  },
);

it.each([
  [{ is: 'empty' }, 'This file is empty.'],
  [{ is: 'type' }, 'The server does not take files of this type.'],
  [{ is: 'lost' }, 'The file is not there any more. Remove it and add it again.'],
  [{ is: 'too-big', size: 18_000_000, limit: 16_000_000 }, 'This file is too large [17.17MiB / 15.26MiB].'],
] as const)('what a file is refused for before it is sent is told in words: %o', (problem, words) => {
  expect(problemWords(t, problem)).toBe(`Upload failed: ${words}`);
});

it('a post with a file that did not go up says what to do', () => {
  const error = new ApiError('invalid', { identifier: 'media_missing' });
  expect(settleWords(t, error)).toBe('A file is not uploaded. Try it again or remove it.');
});
