import { describe, expect, test } from 'vitest';
import { planPicture, type Measures, type PictureWords, type Stroke } from './picture-plan';

const BLOB = {
  shortcode: 'blob',
  url: 'https://a.example/blob.gif',
  staticUrl: 'https://a.example/blob.png',
  category: null,
  visibleInPicker: true,
};

const words = (given: Partial<PictureWords> = {}): PictureWords => ({
  name: 'Ada',
  handle: '@ada@a.example',
  avatar: 'https://a.example/ada.png',
  emojis: [],
  warning: '',
  paragraphs: ['Hello.'],
  media: [],
  quote: null,
  foot: ['1 January 2026', 'https://a.example/1'],
  goesOn: 'It goes on.',
  rtl: false,
  ...given,
});

const measures = (came: readonly string[] = []): Measures => ({
  width: (text) => text.length * 10,
  size: (url) => (came.includes(url) ? { width: 1200, height: 600 } : null),
});

const linesOf = (strokes: readonly Stroke[]): readonly (Stroke & { is: 'line' })[] =>
  strokes.filter((stroke) => stroke.is === 'line');
const textOf = (strokes: readonly Stroke[]): string =>
  linesOf(strokes)
    .map(({ text }) => text)
    .join('\n');

describe('the plan of a picture', () => {
  test('has all words in their order, none over another or outside', () => {
    const { strokes, height, width } = planPicture(
      words({
        warning: 'Content warning: tides',
        paragraphs: ['One two three. '.repeat(20), '', 'Last.'],
        media: [{ url: null, words: 'Picture: a crab' }],
        quote: 'Quoted: more',
      }),
      measures(),
    );
    expect(textOf(strokes)).toMatch(
      /^Ada\n@ada@a\.example\nContent warning: tides\nOne[^]*Last\.\nPicture: a crab\nQuoted: more\n1 January/,
    );
    const tops = linesOf(strokes).map(({ y }) => y);
    for (const [at, y] of tops.entries()) if (at > 0) expect(y).toBeGreaterThan((tops[at - 1] ?? 0) + 15);
    for (const stroke of strokes) {
      expect(stroke.x).toBeGreaterThanOrEqual(0);
      expect(stroke.x + stroke.width).toBeLessThanOrEqual(width);
      expect(stroke.y).toBeLessThan(height);
    }
  });

  test('lets each paragraph begin at its own side', () => {
    const { strokes } = planPicture(words({ paragraphs: ['Hello.', 'שלום עולם', '123'] }), measures());
    const sides = linesOf(strokes).map(({ text, rtl }) => [text, rtl]);
    expect(sides).toContainEqual(['Hello.', false]);
    expect(sides).toContainEqual(['שלום עולם', true]);
    expect(sides).toContainEqual(['123', false]);
  });

  test('puts a Latin name beside a picture that stands at the right', () => {
    const { strokes } = planPicture(words({ rtl: true }), measures());
    const [name] = linesOf(strokes);
    expect(name).toMatchObject({ text: 'Ada', rtl: false, right: true });
    expect(linesOf(strokes).find(({ text }) => text === 'Hello.')).toMatchObject({ right: false });
  });

  test('puts a picture above its words when it has come, else the words into a box', () => {
    const media = [{ url: 'https://a.example/crab.png', words: 'Picture: a crab' }];
    const kinds = (came: readonly string[]): readonly string[] =>
      planPicture(words({ media, avatar: '' }), measures(came)).strokes.map(({ is }) => is);
    expect(kinds(['https://a.example/crab.png'])).toContain('image');
    expect(kinds([])).not.toContain('image');
    const boxes = (came: readonly string[]): number => kinds(came).filter((is) => is === 'box').length;
    expect(boxes([]) - boxes(['https://a.example/crab.png'])).toBe(1);
  });

  test('holds the place of a custom emoji, or leaves its code where its picture did not come', () => {
    const post = words({ emojis: [BLOB], paragraphs: ['a :blob: and :other:'] });
    const drawn = planPicture(post, measures([BLOB.staticUrl]));
    expect([...drawn.emoji.values()]).toEqual([BLOB.staticUrl]);
    expect(textOf(drawn.strokes)).toContain('a \ue000 and :other:');
    expect(textOf(planPicture(post, measures()).strokes)).toContain('a :blob: and :other:');
  });

  test('shows no letters that would stand for emoji where the post itself has them', () => {
    const { strokes } = planPicture(words({ paragraphs: ['a\ue000b'] }), measures());
    expect(textOf(strokes)).toContain('ab');
  });

  test('says so where a text is too long for it', () => {
    const { strokes, height } = planPicture(words({ paragraphs: Array(500).fill('Line.') }), measures());
    expect(textOf(strokes)).toContain('It goes on.');
    expect(height).toBeLessThan(8000);
  });
});
