import { expect, it } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { createTranslator } from '@/i18n/translator';
import { problemWords, settleWords } from './upload-words';

const t = createTranslator('en', 'ltr', {});

it.each([
  ['too-large', 'Upload failed: This file is too large for the server.'],
  ['not-found', 'Upload failed: The server does not take files just now.'],
] as const)(
  'a file that is refused as %s is refused in the same words at its card and when it is to be posted',
  (kind, words) => {
    const error = new ApiError(kind);
    expect(problemWords(t, { is: 'failed', error })).toBe(words);
    expect(settleWords(t, error)).toBe(words);
  },
);
