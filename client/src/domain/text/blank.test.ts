import { expect, test } from 'vitest';
import { isBlank } from './blank';

test('what has no letter that could be seen is blank', () => {
  for (const text of [
    '',
    ' ',
    '\u200B',
    '\u00A0\u2060',
    '\u3164',
    '\u115F',
    '\u2800',
    '\uFE0F',
    '\u202E',
    '\u{E0020}',
  ])
    expect.soft(isBlank(text), JSON.stringify(text)).toBe(true);
  for (const text of ['a', '\u200Ba', '.', '🦀', '❤\uFE0F', '猫', 'ـ', ':shell:'])
    expect.soft(isBlank(text), text).toBe(false);
});
