import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { best, emojiScore, mfmFunctions, rankPeople, rankTags, type EmojiCandidate } from './rank';

const emoji = (name: string, hasImage = false, words = ''): EmojiCandidate => ({ name, hasImage, words });
const names = (all: readonly EmojiCandidate[], query: string): readonly string[] =>
  best(
    all,
    (one) => emojiScore(one, query),
    ({ name }) => name,
    5,
  ).map(({ name }) => name);

describe('emoji', () => {
  it('come exact first, then pictures, then those that begin so, the shorter the higher', () => {
    const all = [
      emoji('blobcatlong', true),
      emoji('concat'),
      emoji('cat'),
      emoji('cats'),
      emoji('cat_face'),
      emoji('catblob', true),
      emoji('dog', true),
    ];
    expect(names(all, 'cat')).toEqual(['cat', 'catblob', 'blobcatlong', 'cats', 'cat_face']);
  });

  it('with the same points come by name', () => {
    expect(names([emoji('bb1'), emoji('aa1')], '1')).toEqual(['aa1', 'bb1']);
  });

  it('are found by a word of the language, below all that bear the name', () => {
    const all = [emoji('cat_face', true, 'katze|haustier'), emoji('katzenjammer')];
    expect(names(all, 'katz')).toEqual(['katzenjammer', 'cat_face']);
    expect(names(all, 'haus')).toEqual(['cat_face']);
    expect(names(all, 'atze')).toEqual(['katzenjammer'].filter((name) => name.includes('atze')));
  });

  it('take any query as letters, never as a pattern', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (query, all) => {
        for (const name of names(
          all.map((one) => emoji(one.toLowerCase())),
          query,
        )) {
          expect(name).toContain(query.toLowerCase());
        }
      }),
    );
  });
});

describe('people', () => {
  const people = [
    { acct: 'zoe@far.example', displayName: 'Ada of Zoe' },
    { acct: 'adam', displayName: 'Somebody' },
    { acct: 'ada', displayName: 'Ada' },
    { acct: 'bob', displayName: 'Not Ada' },
  ];

  it('come by handle before those whose name begins so', () => {
    expect(rankPeople(people, 'Ad').map(({ acct }) => acct)).toEqual(['ada', 'adam', 'zoe@far.example']);
  });

  it('are twenty at most', () => {
    const many = Array.from({ length: 50 }, (_, index) => ({ acct: `a${index}`, displayName: '' }));
    expect(rankPeople(many, 'a')).toHaveLength(20);
  });
});

it('tags come as often as they were seen', () => {
  const seen = new Map([
    ['cats', 2],
    ['Catalan', 9],
    ['dogs', 50],
  ]);
  expect(rankTags(seen, 'cat')).toEqual(['Catalan', 'cats']);
});

it('MFM functions begin with what is typed, five at a time', () => {
  expect(mfmFunctions('s')).toEqual(['scale', 'shake', 'sparkle', 'spin']);
  expect(mfmFunctions('')).toHaveLength(5);
  expect(mfmFunctions('5')).toEqual([]);
});
