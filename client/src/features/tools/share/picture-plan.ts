import type { CustomEmoji } from '@/domain/instance/emoji';
import { splitEmoji } from '@/domain/text/split-emoji';
import { readsRightToLeft } from '@/domain/text/text-direction';
import { wrapText } from './wrap-text';

/** Kinds of letters in the picture; sizes and colours are given to them when it is painted. */
export type Letters = 'name' | 'body' | 'strong' | 'small';

/** What the picture shows, in its order. */
export interface PictureWords {
  name: string;
  handle: string;
  /** Address of the author's picture. */
  avatar: string;
  emojis: readonly CustomEmoji[];
  /** Above the text; empty without. */
  warning: string;
  paragraphs: readonly string[];
  media: readonly PictureFile[];
  /** A quoted post in one line or several; null without. */
  quote: string | null;
  /** When and where, below all else, a line each. */
  foot: readonly string[];
  /** Stands for what is left out of a text that is too long. */
  goesOn: string;
  /** The reader's own language goes from right to left. */
  rtl: boolean;
}

export interface PictureFile {
  /** Null: only the words are shown. */
  url: string | null;
  words: string;
}

/**
 * A line of text from one edge to the other, or a picture; all in CSS pixels from the top left corner. A line goes from
 * right to left (`rtl`), and stands at its right edge (`right`): a Latin name does beside a picture that stands there.
 */
export type Stroke =
  | {
      is: 'line';
      text: string;
      letters: Letters;
      rtl: boolean;
      right: boolean;
      x: number;
      width: number;
      y: number;
    }
  | { is: 'image'; url: string; x: number; y: number; width: number; height: number; round: boolean }
  | { is: 'box' | 'bar'; x: number; y: number; width: number; height: number };

export interface PicturePlan {
  width: number;
  height: number;
  strokes: readonly Stroke[];
  /** Addresses of custom emoji by the letter that holds their place in the lines. */
  emoji: ReadonlyMap<string, string>;
}

export interface Measures {
  /** Width of letters, without custom emoji. */
  readonly width: (text: string, letters: Letters) => number;
  /** Natural size of a picture that has come; null: it did not. */
  readonly size: (url: string) => { width: number; height: number } | null;
}

export const LINE: Readonly<Record<Letters, number>> = { name: 26, body: 28, strong: 28, small: 21 };
export const FONT: Readonly<Record<Letters, number>> = { name: 19, body: 19, strong: 19, small: 15 };
/** How wide a custom emoji is in lines, of their letters' size. */
export const EMOJI = 1.3;
const WIDTH = 600;
const EDGE = 32;
const FACE = 48;
const TALLEST = 440;
/** More would not be read as a picture, nor held by every browser's canvas. */
const MOST_LINES = 120;
const MOST_FILES = 16;

/** Letters of the private use area, which hold the places of emoji; a post's own are not shown. */
const HOLDS = /[\ue000-\uf8ff]/g;
const FIRST_HOLD = 0xe0_00;

/** The picture of an emoji that does not move. */
export const stillOf = ({ url, staticUrl }: CustomEmoji): string => staticUrl || url;

/**
 * Puts one letter in the place of each custom emoji, so that lines break and run as they do with letters. Those whose
 * picture did not come stay their codes.
 */
function createHolder(known: readonly CustomEmoji[], size: Measures['size']): Holder {
  const urls = new Map<string, string>();
  const holds = new Map<string, string>();
  const holdOf = (emoji: CustomEmoji): string => {
    const url = stillOf(emoji);
    if (size(url) === null) return `:${emoji.shortcode}:`;
    const hold = holds.get(url) ?? String.fromCodePoint(FIRST_HOLD + holds.size);
    holds.set(url, hold);
    urls.set(hold, url);
    return hold;
  };
  const hold = (text: string): string =>
    splitEmoji(text.replace(HOLDS, ''), known)
      .map((piece) => (typeof piece === 'string' ? piece : holdOf(piece)))
      .join('');
  return { hold, urls };
}

interface Holder {
  hold(text: string): string;
  urls: ReadonlyMap<string, string>;
}

interface Room {
  x: number;
  width: number;
  /** Lines at most. */
  most: number;
  /** Where lines stand: at the side where their own letters begin, or where the reader's words do. */
  side: 'own' | 'page';
}

const WHOLE: Room = { x: EDGE, width: WIDTH - 2 * EDGE, most: 24, side: 'own' };

/** Puts one thing below the other. */
class Page {
  readonly strokes: Stroke[] = [];
  y = EDGE;
  constructor(
    readonly measures: Measures,
    private readonly holder: Holder,
    private readonly rtl: boolean,
  ) {}

  private measure(text: string, letters: Letters): number {
    const words = text.replace(HOLDS, '');
    const emoji = text.match(HOLDS)?.length ?? 0;
    return this.measures.width(words, letters) + emoji * EMOJI * FONT[letters];
  }

  /** Text in lines; tells how many they would be. */
  text(words: string, letters: Letters, { x, width, most, side } = WHOLE): number {
    const held = this.holder.hold(words);
    // Numbers and signs alone go the way of the reader's own words.
    const rtl = /\p{L}/u.test(held) ? readsRightToLeft(held) : this.rtl;
    const right = side === 'page' ? this.rtl : rtl;
    const lines = wrapText(held, width, (text) => this.measure(text, letters));
    for (const text of lines.slice(0, most)) {
      if (text !== '') this.strokes.push({ is: 'line', text, letters, rtl, right, x, width, y: this.y });
      this.y += text === '' ? LINE[letters] / 2 : LINE[letters];
    }
    return lines.length;
  }

  /** A line from edge to edge, or at the beginning of lines. */
  bar(x: number, y: number, width: number, height: number): void {
    this.strokes.push({ is: 'bar', x, y, width, height });
  }
}

function head(page: Page, { name, handle, avatar, rtl }: PictureWords): void {
  const start = rtl ? WIDTH - EDGE - FACE : EDGE;
  const top = page.y;
  if (page.measures.size(avatar) !== null)
    page.strokes.push({ is: 'image', url: avatar, x: start, y: top, width: FACE, height: FACE, round: true });
  else page.strokes.push({ is: 'box', x: start, y: top, width: FACE, height: FACE });
  const beside = {
    x: rtl ? EDGE : EDGE + FACE + 14,
    width: WHOLE.width - FACE - 14,
    most: 2,
    side: 'page',
  } as const;
  page.y = top + 1;
  page.text(name, 'name', beside);
  page.text(handle, 'small', beside);
  page.y = Math.max(page.y, top + FACE) + 16;
}

/** The text; what is too long ends with a line that says so. */
function body(page: Page, { paragraphs, goesOn }: PictureWords): void {
  let room = MOST_LINES;
  for (const paragraph of paragraphs) {
    room -= page.text(paragraph, 'body', { ...WHOLE, most: room });
    if (room >= 0) continue;
    page.text(goesOn, 'small');
    return;
  }
}

/** A picture of the post in the size that it has room for, its words below; a box with the words where it is missing. */
function file(page: Page, { url, words }: PictureFile): void {
  const size = url === null ? null : page.measures.size(url);
  page.y += 12;
  if (url !== null && size) {
    const scale = Math.min(WHOLE.width / size.width, TALLEST / size.height, 2);
    const width = size.width * scale;
    const height = size.height * scale;
    page.strokes.push({ is: 'image', url, x: (WIDTH - width) / 2, y: page.y, width, height, round: false });
    page.y += height + 6;
    page.text(words, 'small', { ...WHOLE, side: 'page' });
    return;
  }
  const top = page.y;
  page.y += 10;
  page.text(words, 'small', { ...WHOLE, x: EDGE + 14, width: WHOLE.width - 28, side: 'page' });
  page.y += 10;
  page.strokes.push({ is: 'box', x: EDGE, y: top, width: WHOLE.width, height: page.y - top });
}

function quote(page: Page, words: string, rtl: boolean): void {
  page.y += 14;
  const top = page.y;
  page.text(words, 'small', { x: EDGE + (rtl ? 0 : 16), width: WHOLE.width - 16, most: 8, side: 'page' });
  page.bar(rtl ? WIDTH - EDGE - 4 : EDGE, top, 4, page.y - top);
}

/** Where everything of the picture stands. */
export function planPicture(words: PictureWords, measures: Measures): PicturePlan {
  const holder = createHolder(words.emojis, measures.size);
  const page = new Page(measures, holder, words.rtl);
  head(page, words);
  if (words.warning !== '') page.text(words.warning, 'strong');
  body(page, words);
  for (const one of words.media.slice(0, MOST_FILES)) file(page, one);
  if (words.quote !== null) quote(page, words.quote, words.rtl);
  page.y += 16;
  page.bar(EDGE, page.y, WHOLE.width, 1);
  page.y += 10;
  for (const line of words.foot) page.text(line, 'small', { ...WHOLE, side: 'page' });
  return { width: WIDTH, height: Math.ceil(page.y + EDGE - 8), strokes: page.strokes, emoji: holder.urls };
}
