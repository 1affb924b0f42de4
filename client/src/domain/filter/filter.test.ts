import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeAttachment } from '../../../test/make-attachment';
import { filterTimes } from '../../../test/filter-times';
import { makeAccount, makePoll, makeStatus } from '../../../test/make';
import { FILTER_PLACES, filterName, folded, isOver, wordFilter, type Filter } from './filter';
import { createFilterIndex, createPostFilters } from './filter-index';
import { notKept } from './not-kept';

const filter = (id: string, phrase: string, given: Partial<Filter> = {}, wholeWord = true): Filter => ({
  ...wordFilter(phrase),
  id,
  kept: 'server',
  phrases: [{ id: null, phrase, wholeWord }],
  ...given,
});
const found = (text: string, ...filters: Filter[]): string[] =>
  createFilterIndex(filters)
    .find(folded(text))
    .map(({ id }) => id)
    .sort();

describe('a phrase', () => {
  test('as a whole word has no letters around it, in any alphabet', () => {
    for (const text of ['The cat.', 'CAT', '(cat)', 'cat’s', 'a\ncat', 'no🐈cat'])
      expect(found(text, filter('1', 'cat'))).toEqual(['1']);
    for (const text of ['cats', 'concat', 'cat_9', 'éécat', '𐐨cat', 'cat\u0301'])
      expect(found(text, filter('1', 'cat'))).toEqual([]);
    expect(found('мёртв', filter('1', 'мёрт'))).toEqual([]);
  });

  test('in the middle of a word counts where it need not be whole', () => {
    expect(found('concatenate', filter('1', 'cat', {}, false))).toEqual(['1']);
  });

  test('that begins or ends with a sign may stand beside a letter', () => {
    expect(found('c++11', filter('1', 'c++'))).toEqual(['1']);
    expect(found('a#tide', filter('1', '#tide'))).toEqual(['1']);
    expect(found('#tides', filter('1', '#tide'))).toEqual([]);
  });

  test('is found in scripts that have no spaces', () => {
    expect(found('今日は猫が来た', filter('1', '猫が'))).toEqual(['1']);
    expect(found('แมวน้ำ', filter('1', 'แมว'))).toEqual(['1']);
  });

  test('of several words crosses the end of a line, and its composition does not count', () => {
    expect(found('low\n\n tide', filter('1', 'low  tide'))).toEqual(['1']);
    expect(found('cafe\u0301', filter('1', 'café'))).toEqual(['1']);
  });

  test('that is empty finds nothing; one letter finds itself', () => {
    expect(found('anything', filter('1', ' '), filter('2', ''))).toEqual([]);
    expect(found('plan b is', filter('1', 'B'), filter('2', 'p'))).toEqual(['1']);
  });
});

/** The rule itself, by the slow way. */
function slowly(text: string, { phrases }: Filter): boolean {
  const inWord = /[\p{L}\p{N}\p{M}_]/u;
  return phrases.some(({ phrase, wholeWord }) => {
    const needle = folded(phrase).trim();
    if (needle === '') return false;
    for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
      const before = text[at - 1] ?? '';
      const after = text[at + needle.length] ?? '';
      const cut =
        (inWord.test(needle[0] ?? '') && inWord.test(before)) ||
        (inWord.test(needle.at(-1) ?? '') && inWord.test(after));
      if (!wholeWord || !cut) return true;
    }
    return false;
  });
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'É', '_', ' ', '.', '#', '1'), maxLength: 4 });

test('an index of many filters finds what each finds alone (property)', () => {
  const filters = fc.array(fc.tuple(word, fc.boolean()), { maxLength: 30 });
  const text = fc.string({
    unit: fc.constantFrom('a', 'b', 'é', 'É', '_', ' ', '.', '#', '1', '\n'),
    maxLength: 60,
  });
  fc.assert(
    fc.property(filters, text, (given, said) => {
      const all = given.map(([phrase, whole], at) => filter(String(at), phrase, {}, whole));
      const expected = all.filter((one) => slowly(folded(said), one)).map(({ id }) => id);
      expect(found(said, ...all)).toEqual(expected.sort());
    }),
  );
});

test('finding never throws, and a text holds each of its own words (property)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), fc.nat(80), fc.nat(80), (text, from, to) => {
      const phrase = text.slice(from, to);
      const [needle, hay] = [folded(phrase).trim(), folded(text)];
      const ids = createFilterIndex([filter('1', phrase, {}, false)]).find(hay);
      expect(ids.length === 1).toBe(needle !== '' && hay.includes(needle));
    }),
  );
});

describe('a post', () => {
  const author = makeAccount({ id: '1', displayName: 'Crab King', acct: 'crab@reef.example' });
  const status = makeStatus({
    id: '7',
    text: 'Low tide',
    spoilerText: 'Mud',
    attachments: [makeAttachment({ id: '1', description: 'A heron' })],
    poll: makePoll({ id: '1', options: [{ title: 'Cockles', votesCount: 0 }] }),
  });

  test('is looked through: subject, text, poll, descriptions, names of its author', () => {
    const words = ['mud', 'tide', 'heron', 'cockles', 'king', '@crab@reef.example', 'whale'];
    const filters = createPostFilters(words.map((phrase) => filter(phrase, phrase)));
    expect(
      filters
        .of(status, author)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(words.slice(0, -1).sort());
  });

  test('never joins the end of one text with the beginning of the next', () => {
    expect(createPostFilters([filter('1', 'mud low')]).of(status, author)).toEqual([]);
  });

  test('is looked through again when its author takes another name', () => {
    const filters = createPostFilters([filter('1', 'queen')]);
    expect(filters.of(status, author)).toEqual([]);
    expect(filters.of(status, { ...author, displayName: 'Crab Queen' })).toHaveLength(1);
  });

  test('meets a filter that names it; one that blurs covers its media and no more', () => {
    const filters = createPostFilters([
      filter('1', 'whale', { statusIds: ['7'] }),
      filter('2', 'tide', { action: 'blur' }),
      filter('3', 'tide'),
      filter('4', 'whale', { action: 'blur' }),
    ]);
    expect(filters.of(status, author).map(({ id }) => id)).toEqual(['3', '1']);
    expect(filters.covering(status, author).map(({ id }) => id)).toEqual(['2']);
  });
});

test('500 filters over 40 posts cost little', () => {
  expect(Math.min(...filterTimes(25))).toBeLessThan(4);
});

test('what a server did not keep is named', () => {
  const asked = filter('1', 'tide', { expiresAt: 1_000_000_000 });
  expect(notKept(asked, { ...asked, expiresAt: 1_000_060_000 })).toEqual([]);
  const got = { ...asked, expiresAt: null, action: 'hide' as const, places: [FILTER_PLACES[0]] };
  expect(notKept(asked, got)).toEqual(['places', 'action', 'expiresAt']);
  expect(notKept(asked, filter('1', 'ride', { expiresAt: 1_000_000_000 }, false))).toEqual([
    'phrases',
    'wholeWord',
  ]);
});

test('a filter is called by its title, else by its phrases, and is over at its end', () => {
  expect(filterName(filter('1', 'tide', { title: 'Sea' }))).toBe('Sea');
  expect(filterName(wordFilter('tide'))).toBe('tide');
  expect([isOver(filter('1', 'a'), 5), isOver({ expiresAt: 5 }, 5), isOver({ expiresAt: 6 }, 5)]).toEqual([
    false,
    true,
    false,
  ]);
});
