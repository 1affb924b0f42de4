import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeKeptPost } from '../../../test/make-kept-post';
import { fold } from './fold';
import { foundRanges } from './found-ranges';
import { PLACES, type KeptPost } from './kept-post';
import { matches } from './match';
import { parseQuery } from './query';
import { SearchIndex } from './search-index';
import { SEGMENT } from './segment';

describe('what a query finds', () => {
  test.each([
    ['cafe', 'Ein Café am Hafen', true],
    ['CAFÉ', 'cafe', true],
    ['haf', 'Ein Café am Hafen', true],
    ['afen', 'Ein Café am Hafen', false],
    ['"am haf"', 'Ein Café am Hafen', false],
    ['"am hafen"', 'Ein Café am Hafen', true],
    ['strasse', 'Große Straße', true],
    ['京都', '東京都に住む', true],
    ['都', '東京都', true],
    ['東都', '東京都', false],
    ['カフェ', 'ｶﾌｪで', true],
    ['กรุงเทพ', 'ที่กรุงเทพมหานคร', true],
    ['مكتبة', 'المَكْتَبَةُ مكتبه', true],
    ['привет', 'Приве́т всем', true],
    ['서울', '서울에서', true],
    ['İstanbul', 'istanbul', true],
    ['hafen -café', 'Ein Café am Hafen', false],
    ['-"am hafen"', 'Ein Café am Hafen', false],
    ['-"hafen am"', 'Ein Café am Hafen', true],
    ['ecole', 'Je vais à l’école', true],
  ])('%s in "%s": %s', (typed, text, found) => {
    const post = makeKeptPost({ text });
    const index = new SearchIndex();
    index.add(0, post);
    const query = parseQuery(typed);
    const { newest, isSure } = index.find(query);
    const ordinals = newest.take(Infinity);
    expect(matches(post, query)).toBe(found);
    expect(ordinals.length === 1 && (isSure || matches(post, query))).toBe(found);
  });

  test('operators ask what is known of a post, minus the opposite', () => {
    const post = makeKeptPost({
      acct: 'wren@reef.example',
      language: 'pt-BR',
      media: [{ kind: 'image', url: 'https://reef.example/i.png', description: 'A heron' }],
      places: ['bookmarks', 'read'],
      createdAt: new Date(2026, 2, 9, 23, 59).getTime(),
    });
    const finds = (typed: string): boolean => matches(post, parseQuery(typed));
    const yes = [
      'from:wren',
      'from:wren@reef.example',
      'has:image',
      'has:media',
      'lang:pt',
      'in:read',
      'heron',
    ];
    expect([...yes, 'before:2026-03-10', 'after:2026-03-08', 'after:2026-02'].map(finds)).not.toContain(
      false,
    );
    const no = [
      'from:wr',
      'from:me',
      'has:video',
      'has:link',
      'lang:ja',
      'in:mine',
      'before:2026-03-09',
      'after:2026-03-09',
    ];
    expect(no.map(finds)).not.toContain(true);
    expect([...yes.slice(0, -1).map((word) => `-${word}`), ...no].map(finds)).not.toContain(true);
  });
});

const WORDS = [
  'tide',
  'Tidal',
  'Café',
  'cafe',
  '東京都',
  '京都',
  'ที่กรุง',
  'море',
  'Мо́ре',
  '한국어',
  'مَد',
  'l’eau',
  'x',
  '12:30',
  '🌊',
  '"',
];
const aText = fc.array(fc.constantFrom(...WORDS), { maxLength: 6 }).map((words) => words.join(' '));
const aPost = fc.record({
  text: aText,
  spoiler: fc.oneof(fc.constant(''), aText),
  acct: fc.constantFrom('wren', 'wren@reef.example', 'lin'),
  language: fc.constantFrom('en', 'ja', null),
  createdAt: fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2026, 11) }),
  places: fc.uniqueArray(fc.constantFrom(...PLACES), { minLength: 1 }),
  links: fc.constantFrom([], ['https://reef.example/']),
});
const aQuery = fc
  .array(
    fc.oneof(
      fc.constantFrom(...WORDS, 'ti', '京', 'м', '-tide', '-京都', '"café tide"', '-"tide cafe"'),
      fc.constantFrom(
        'from:wren',
        '-from:lin',
        'lang:ja',
        'in:read',
        '-in:mine',
        'has:link',
        'before:2025',
        'after:2024-06',
      ),
    ),
    { maxLength: 4 },
  )
  .map((words) => words.join(' '));

const newestFirst = (posts: ReadonlyMap<number, KeptPost>): number[] =>
  [...posts].sort((a, b) => b[1].createdAt - a[1].createdAt || b[0] - a[0]).map(([ordinal]) => ordinal);

test('the index finds exactly what the rule says, over segments, changes and a restart', () => {
  fc.assert(
    fc.property(
      fc.array(aPost, { maxLength: 25 }),
      aQuery,
      fc.integer({ min: 1, max: SEGMENT }),
      (facts, typed, step) => {
        const kept = new Map<number, KeptPost>();
        const index = new SearchIndex();
        const again = new SearchIndex();
        facts.forEach((fact, at) => {
          // Every third post is a newer version of one before it.
          const post = makeKeptPost({ ...fact, id: `${at % 3 === 2 ? at - 1 : at}` });
          for (const [ordinal, { id }] of kept) if (id === post.id) kept.delete(ordinal);
          kept.set(at * step, post);
          for (const segment of index.add(at * step, post)) again.restore(structuredClone(segment));
        });
        for (const [ordinal, post] of kept) if (ordinal >= again.firstOpen) again.add(ordinal, post);
        const query = parseQuery(typed);
        const truth = newestFirst(kept).filter((ordinal) => {
          const post = kept.get(ordinal);
          return post !== undefined && matches(post, query);
        });
        for (const each of [index, again]) {
          const { newest, isSure } = each.find(query);
          const ordinals = newest.take(Infinity);
          const really = ordinals.filter((ordinal) => {
            const post = kept.get(ordinal);
            return post !== undefined && matches(post, query);
          });
          expect(really).toEqual(truth);
          if (isSure && each === index) expect(ordinals).toEqual(truth);
        }
      },
    ),
    { numRuns: 150 },
  );
});

test('a post that has lost its last place is not found any more', () => {
  const index = new SearchIndex();
  index.add(0, makeKeptPost({ id: 'a', text: 'tide' }));
  index.add(1, makeKeptPost({ id: 'b', text: 'tide' }));
  expect(index.replace('a', ['read'])).toBe(0);
  expect(index.find(parseQuery('in:bookmarks')).newest.take(Infinity)).toEqual([1]);
  expect(index.drop('b')).toBe(1);
  expect(index.find(parseQuery('tide')).newest.take(Infinity)).toEqual([0]);
  expect(index.figure()).toMatchObject({ posts: 1, places: { read: 1, bookmarks: 0 } });
});

describe('the place in the text', () => {
  const marked = (text: string, typed: string): string => {
    let result = '';
    let at = 0;
    for (const [from, to] of foundRanges(text, parseQuery(typed))) {
      result += `${text.slice(at, from)}[${text.slice(from, to)}]`;
      at = to;
    }
    return result + text.slice(at);
  };
  test.each([
    ['Ein Café am Hafen', 'caf', 'Ein [Caf]é am Hafen'],
    ['Ein Café am Hafen', 'cafe -am', 'Ein [Café] am Hafen'],
    ['Ein Cafe\u0301, am Hafen', '"cafe am"', 'Ein [Cafe\u0301, am] Hafen'],
    ['Große Straße', 'strasse', 'Große [Straße]'],
    ['東京都庁', '京都', '東[京都]庁'],
    ['tide tide', 'tide', '[tide] [tide]'],
    ['nothing', 'tide', 'nothing'],
  ])('%s, %s', (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected);
  });
});

test('folding twice is folding once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});
