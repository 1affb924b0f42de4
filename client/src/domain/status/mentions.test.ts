import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { mentionsAtStart, mentionsIn, reachesNobody, withoutMention } from './mentions';

it('finds people in any place of the text, each once', () => {
  expect(mentionsIn('@ada hi @lin@far.example, (@ada) and @Ada.')).toEqual(['ada', 'lin@far.example']);
});

it('does not take addresses, links or a bare sign for people', () => {
  expect(mentionsIn('mail ada@far.example or https://far.example/@ada, @ and @@')).toEqual([]);
});

it('knows who stands at the beginning', () => {
  expect(mentionsAtStart('@ada @lin@far.example hello @bob')).toEqual(['ada', 'lin@far.example']);
  expect(mentionsAtStart('hello @bob')).toEqual([]);
});

it('takes one person out and leaves everything else', () => {
  expect(withoutMention('@ada @lin hello @ada.', 'ada')).toBe('@lin hello .');
  expect(withoutMention('@adam @ada', 'ada')).toBe('@adam ');
});

it('leaves nobody of that name and everybody else, whatever the text', () => {
  const word = fc.constantFrom('@ada', '@lin@far.example', '@adam', 'ada', 'a@b', ' ', '\n', '.', '🦀', '猫');
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const text = words.join(' ');
      const left = withoutMention(text, 'ada');
      expect(mentionsIn(left)).toEqual(mentionsIn(text).filter((acct) => acct !== 'ada'));
    }),
  );
});

it('a direct post reaches nobody without a mention where the server reads them', () => {
  const direct = { visibility: 'direct' } as const;
  expect(reachesNobody({ ...direct, text: 'hello' }, false)).toBe(true);
  expect(reachesNobody({ ...direct, text: 'hello @ada' }, false)).toBe(false);
  expect(reachesNobody({ ...direct, text: 'hello @ada' }, true)).toBe(true);
  expect(reachesNobody({ ...direct, text: '@ada hello' }, true)).toBe(false);
  expect(reachesNobody({ visibility: 'public', text: '' }, true)).toBe(false);
});
