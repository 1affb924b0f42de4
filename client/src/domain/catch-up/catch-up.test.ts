import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareIds } from '@/domain/ids';
import { byConversation, byLink, byPerson, withMedia } from './groups';
import { countsByHour, HOUR } from './hours';
import { linksOf, plainLink } from './links';
import { KINDS, ofKind, sorted, SORTS } from './order';
import { theyAreBack, unknownBefore } from './returned';
import { cutBelow, holesBelow, stretchOfPage, withStretch, type Stretch } from './stretches';
import { makeCatchUpPost } from '../../../test/make-catch-up-post';

const post = makeCatchUpPost;

const idsOf = (posts: readonly { id: string }[]): string[] => posts.map(({ id }) => id);

const anyPost = fc
  .record({
    at: fc.integer({ min: 0, max: 1000 }),
    authorId: fc.constantFrom('ada', 'lin', 'mara', 'tovo'),
    parentId: fc.option(fc.integer({ min: 1, max: 60 }).map(String)),
    conversation: fc.option(fc.constantFrom('c1', 'c2')),
    links: fc.uniqueArray(fc.constantFrom('https://a.example', 'https://b.example')),
    replies: fc.nat(5),
    repeats: fc.nat(5),
    favourites: fc.nat(5),
    isMine: fc.boolean(),
    isRepeat: fc.boolean(),
    hasMedia: fc.boolean(),
  })
  .map((facts) => ({ ...facts, byId: facts.authorId }));
const anyPosts = fc
  .array(anyPost, { maxLength: 40 })
  .map((all) => all.map((facts, at) => post(String(100 - at), facts)));

describe('ways through a span', () => {
  it('by person has who wrote least first, and loses nobody', () => {
    const posts = ['9', '8', '7'].map((id) => post(id)).concat(post('6', { authorId: 'lin', byId: 'lin' }));
    expect(byPerson(posts).map(({ key, posts: own }) => [key, idsOf(own)])).toEqual([
      ['lin', ['6']],
      ['ada', ['9', '8', '7']],
    ]);
    fc.assert(
      fc.property(anyPosts, (all) => {
        const groups = byPerson(all);
        expect(groups.flatMap(({ posts: own }) => idsOf(own)).toSorted()).toEqual(idsOf(all).toSorted());
        const sizes = groups.map(({ posts: own }) => own.length);
        expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
      }),
    );
  });

  it('by conversation has one row each, mine first', () => {
    const posts = [
      post('9', { conversation: 'a' }),
      post('8', { parentId: '2' }),
      post('7', { conversation: 'a' }),
      post('6', { parentId: '8', isMine: true }),
      post('5', { parentId: '2' }),
      post('4'),
    ];
    expect(byConversation(posts).map(({ key, isMine, posts: own }) => [key, isMine, idsOf(own)])).toEqual([
      ['5', true, ['8', '6', '5']],
      ['7', false, ['9', '7']],
      ['4', false, ['4']],
    ]);
    fc.assert(
      fc.property(anyPosts, (all) => {
        const groups = byConversation(all);
        expect(groups.flatMap(({ posts: own }) => idsOf(own)).toSorted()).toEqual(idsOf(all).toSorted());
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
        const mine = groups.map(({ isMine }) => isMine);
        expect(mine).toEqual(mine.toSorted((a, b) => Number(b) - Number(a)));
      }),
    );
  });

  it('keeps a long thread, and one that answers itself, cheap', () => {
    const thread = Array.from({ length: 5000 }, (_, at) =>
      post(String(at + 2), { parentId: String(at + 1) }),
    );
    expect(byConversation(thread)).toHaveLength(1);
    expect(byConversation([post('1', { parentId: '2' }), post('2', { parentId: '1' })])).toHaveLength(1);
  });

  it('by link counts people and not posts', () => {
    const link = { links: ['https://tide.example/a'] };
    const other = { links: ['https://tide.example/b'] };
    const posts = [
      post('9', other),
      post('8', other),
      post('7', link),
      post('6', { ...link, authorId: 'lin', byId: 'lin' }),
    ];
    expect(byLink(posts).map(({ key, people }) => [key, people])).toEqual([
      ['https://tide.example/a', ['ada', 'lin']],
      ['https://tide.example/b', ['ada']],
    ]);
  });

  it('with media has each post once, however many repeated it', () => {
    const file = { hasMedia: true, contentId: '3' };
    expect(withMedia([post('9', file), post('8', file), post('7'), post('3', file)])).toEqual(['3']);
  });
});

describe('order and kinds', () => {
  it.each(SORTS)('sorted by %s holds no post twice and no other', (sort) => {
    fc.assert(
      fc.property(anyPosts, (all) => {
        expect(idsOf(sorted(all, sort)).toSorted()).toEqual(idsOf(all).toSorted());
      }),
    );
  });

  it('sorted by favourites has the most first, a repeated post once', () => {
    const posts = [
      post('9', { contentId: '2', favourites: 5, isRepeat: true }),
      post('8', { contentId: '2', favourites: 5, isRepeat: true }),
      post('7', { favourites: 7 }),
      post('6'),
    ];
    expect(idsOf(sorted(posts, 'favourites'))).toEqual(['7', '9', '6']);
    expect(idsOf(sorted(posts, 'oldest'))).toEqual(['6', '7', '9']);
  });

  it('kinds are what they say', () => {
    const posts = [
      post('9', { isRepeat: true, byId: 'lin' }),
      post('8', { replies: 1 }),
      post('7', { repeats: 1 }),
      post('6', { favourites: 1 }),
    ];
    const bells = new Set(['lin']);
    expect(Object.fromEntries(KINDS.map((kind) => [kind, idsOf(ofKind(posts, kind, bells))]))).toEqual({
      all: ['9', '8', '7', '6'],
      originals: ['8', '7', '6'],
      bells: ['9'],
      answered: ['8'],
      repeated: ['7'],
      favourited: ['6'],
    });
  });
});

describe('counts by hour', () => {
  it('have whole hours of the reader, empty ones too', () => {
    const from = Date.UTC(2026, 10, 21, 9, 30);
    const at = (minutes: number): number => from + minutes * 60_000;
    const posts = [post('1', { at: at(0) }), post('2', { at: at(10) }), post('3', { at: at(100) })];
    expect(countsByHour(posts, from, at(120), 0)).toEqual([
      { start: at(-30), end: at(30), posts: 2, people: 1 },
      { start: at(30), end: at(90), posts: 0, people: 0 },
      { start: at(90), end: at(150), posts: 1, people: 1 },
    ]);
    expect(countsByHour([], from, at(60), HOUR / 2)[0]?.start).toBe(from);
  });

  it('lose no post, and are few whatever the span', () => {
    fc.assert(
      fc.property(anyPosts, fc.integer({ min: 1, max: 24 * 14 }), (all, hours) => {
        const bars = countsByHour(all, 0, hours * HOUR, 0);
        expect(bars.reduce((sum, bar) => sum + bar.posts, 0)).toBe(all.length);
        expect(bars.length).toBeLessThanOrEqual(29);
      }),
    );
    expect(countsByHour([post('1')], 5, 5, 0)).toEqual([]);
    expect(countsByHour([], Number.NaN, 5, 0)).toEqual([]);
  });
});

describe('links of a post', () => {
  const content = (html: string): Parameters<typeof linksOf>[0] => ({
    content: html,
    card: null,
    mentions: [],
    tags: [],
  });

  it('are pages, and neither people nor tags', () => {
    const html =
      '<a class="u-url mention" href="https://a.example/@lin">@lin</a> <a href="https://a.example/tag/tide" rel="tag">#tide</a> <a href="https://b.example/x/?utm_source=y&amp;q=1#part">x</a>';
    expect(linksOf(content(html))).toEqual(['https://b.example/x/?q=1']);
  });

  it.each(['javascript:alert(1)', 'mailto:a@b.example', 'https://me:word@b.example', 'no address'])(
    'are never %s',
    (href) => {
      expect(plainLink(href)).toBeNull();
      expect(linksOf(content(`<a href="${href}">x</a>`))).toEqual([]);
    },
  );

  it('of hostile HTML are few and cheap', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('<a ', 'href="', '"', '>', 'x', '\\', '<') }), (html) => {
        expect(linksOf(content(html)).length).toBeLessThanOrEqual(10);
      }),
    );
    expect(linksOf(content('<a '.repeat(100_000)))).toEqual([]);
  });
});

describe('stretches of a timeline', () => {
  const stretch = (newest: number, oldest: number): Stretch => ({
    newest: String(newest),
    oldest: String(oldest),
  });

  it('join where they meet, and leave holes', () => {
    let all = withStretch([], stretch(90, 80));
    all = withStretch(all, stretch(40, 30));
    expect(holesBelow(all)).toEqual([
      { above: '80', since: '40' },
      { above: '30', since: null },
    ]);
    const [hole] = holesBelow(all);
    if (!hole) throw new Error('there is a hole');
    const part = stretchOfPage(hole, ['70', '60']);
    expect(part).toEqual(stretch(80, 60));
    const rest = stretchOfPage({ above: '60', since: '40' }, ['50', '39']);
    expect(rest).toEqual(stretch(60, 40));
    expect(stretchOfPage({ above: '60', since: '40' }, [])).toEqual(stretch(60, 40));
    expect(stretchOfPage({ above: '60', since: null }, [])).toBeNull();
    if (part && rest) expect([part, rest].reduce(withStretch, all)).toEqual([stretch(90, 30)]);
  });

  it('are apart and newest first, whatever comes in which order, and cover what came', () => {
    const any = fc.tuple(fc.nat(200), fc.nat(30)).map(([low, size]) => stretch(low + size + 1, low + 1));
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), (added) => {
        const all = added.reduce(withStretch, [] as readonly Stretch[]);
        all.forEach(({ oldest }, at) => {
          const next = all[at + 1];
          if (next) expect(compareIds(oldest, next.newest)).toBeGreaterThan(0);
        });
        for (const { newest, oldest } of added)
          expect(
            all.some((s) => compareIds(s.newest, newest) >= 0 && compareIds(oldest, s.oldest) >= 0),
          ).toBe(true);
      }),
    );
  });

  it('are cut at a limit', () => {
    expect(cutBelow([stretch(90, 80), stretch(60, 40), stretch(30, 20)], '50')).toEqual([
      stretch(90, 80),
      stretch(60, 50),
    ]);
  });
});

describe('who is back', () => {
  const DAY = 24 * HOUR;
  const posts = [
    post('9', { at: 100 * DAY, authorId: 'lin' }),
    post('8', { at: 99 * DAY, authorId: 'lin' }),
    post('7', { at: 99 * DAY, authorId: 'mara' }),
    post('6', { at: 99 * DAY, authorId: 'tovo', isRepeat: true }),
    post('5', { at: 99 * DAY, authorId: 'me' }),
  ];
  const last = new Map([
    ['lin', 9 * DAY],
    ['mara', 98 * DAY],
    ['tovo', 1 * DAY],
    ['me', 1 * DAY],
  ]);

  it('was silent for that long before the first post of the span, and has written and not repeated', () => {
    expect(theyAreBack(posts, last, 30 * DAY, 'me')).toEqual([
      { accountId: 'lin', before: 9 * DAY, again: 99 * DAY },
    ]);
    expect(theyAreBack(posts, last, DAY, 'me').map(({ accountId }) => accountId)).toEqual(['lin', 'mara']);
  });

  it('is nobody of whom nothing is known, or who never wrote before', () => {
    expect(theyAreBack(posts, new Map([['lin', null]]), 0, null)).toEqual([]);
    expect(unknownBefore(posts, new Map([['lin', null]]), 'me')).toEqual(['mara']);
  });
});
