import { expect, test } from 'vitest';
import { decodeTranslation } from './translation';

test('a translation holds the warning, the options of the poll and what the files show, where the server tells', () => {
  const none = { spoilerText: '', options: [], descriptions: [] };
  expect(decodeTranslation({ text: '<p>Low</p>', detected_language: 'UK' })).toEqual({
    ...none,
    content: '<p>Low</p>',
    from: 'uk',
  });
  const whole = {
    content: '<p>Low</p>',
    spoiler_text: 'Sea',
    detected_source_language: 'uk',
    poll: { id: '1', options: [{ title: 'Early' }, { title: 'Late' }] },
    media_attachments: [
      { id: '2', description: 'A crab' },
      { id: '3', description: null },
    ],
  };
  expect(decodeTranslation(whole)).toEqual({
    content: '<p>Low</p>',
    spoilerText: 'Sea',
    options: ['Early', 'Late'],
    descriptions: ['A crab'],
    from: 'uk',
  });
  expect(decodeTranslation({ ...whole, content: null })).toBeNull();
});
