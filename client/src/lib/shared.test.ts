import { expect, test } from 'vitest';
import { sharedText } from './shared';

test.each([
  [['A title', 'some words', 'https://reef.example/1'], 'A title\n\nsome words\n\nhttps://reef.example/1'],
  [['', 'Look: https://reef.example/1', 'https://reef.example/1'], 'Look: https://reef.example/1'],
  [['Same', 'Same', ''], 'Same'],
  [['Reef', 'Reef and wreck', ' '], 'Reef and wreck'],
  [['', '', ''], ''],
])('of %j becomes one text that says nothing twice', (parts, text) => {
  expect(sharedText(parts)).toBe(text);
});
