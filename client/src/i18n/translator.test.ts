import { expect, test } from 'vitest';
import { createTranslator } from './translator';

const words = { 'moderation.reported_by': 'بلاغ من {name}، {time}' };

test('names keep their own direction in words that go from right to left', () => {
  const args = { name: '@ada', time: 'now' };
  const arabic = createTranslator('ar', 'rtl', words);
  expect(arabic.dynamic('moderation.reported_by', args)).toBe('بلاغ من \u2068@ada\u2069، \u2068now\u2069');
  const other = createTranslator('en', 'ltr', words);
  expect(other.dynamic('moderation.reported_by', args)).toBe('بلاغ من @ada، now');
});
