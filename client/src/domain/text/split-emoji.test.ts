import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import type { CustomEmoji } from '@/domain/instance/emoji';
import { splitEmoji } from './split-emoji';

const emoji = (shortcode: string): CustomEmoji => ({
  shortcode,
  url: `https://a.example/${shortcode}.png`,
  staticUrl: `https://a.example/${shortcode}.png`,
  category: null,
  visibleInPicker: true,
});

const KNOWN = [emoji('a'), emoji('b'), emoji('blob_cat')];

const shown = (text: string): string =>
  splitEmoji(text, KNOWN)
    .map((piece) => (typeof piece === 'string' ? piece : `[${piece.shortcode}]`))
    .join('|');

test.each([
  ['plain', 'plain'],
  ['x :a: y', 'x |[a]| y'],
  [':a::b:', '[a]|[b]'],
  [':a:b:', '[a]|b:'],
  [':no:a:', ':no|[a]'],
  ['12:30:a:', '12:30|[a]'],
  [':blob_cat:', '[blob_cat]'],
  [':unknown:', ':unknown:'],
  ['::a::', ':|[a]|:'],
])('%s is cut into %s', (text, pieces) => {
  expect(shown(text)).toBe(pieces);
});

test('no character is lost, whatever the text', () => {
  assert(
    property(array(constantFrom(':', 'a', 'b', ' ', 'no', '::')), (parts) => {
      const text = parts.join('');
      const joined = splitEmoji(text, KNOWN)
        .map((piece) => (typeof piece === 'string' ? piece : `:${piece.shortcode}:`))
        .join('');
      expect(joined).toBe(text);
    }),
  );
});
