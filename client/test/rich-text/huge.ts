import type { CustomEmoji } from '@/domain/instance/emoji';
import type { Mention } from '@/domain/status/status';

const repeat = (text: string, times: number): string => text.repeat(times);
const many = (times: number, make: (index: number) => string): string =>
  Array.from({ length: times }, (_, index) => make(index)).join('');

const mentionOf = (index: number): string =>
  `<a class="mention" href="https://a.example/@ann${index}">@<span>ann${index}</span></a> `;

/** The people that the post with 5,000 mentions names. */
export const HUGE_MENTIONS: readonly Mention[] = Array.from({ length: 5000 }, (_, index) => ({
  id: String(index),
  acct: `ann${index}@a.example`,
  username: `ann${index}`,
  url: `https://a.example/@ann${index}`,
}));

export const HUGE_EMOJI: readonly CustomEmoji[] = Array.from({ length: 300 }, (_, index) => ({
  shortcode: index === 299 ? 'a' : `e${index}`,
  url: 'https://a.example/e.png',
  staticUrl: 'https://a.example/e.png',
  category: null,
  visibleInPicker: true,
}));

/** The worst kinds of posts: held to limits, to safety and, by the bench, to one frame of script. */
export const HUGE: Readonly<Record<string, string>> = {
  nesting: `${repeat('<b>', 400)}deep${repeat('</b>', 400)}`,
  'nesting without end': repeat('<b><i>', 20_000),
  'nested quotes': `${repeat('<blockquote>', 300)}deep<script>alert(1)</script>${repeat('</blockquote>', 300)}`,
  'a long word': repeat('x', 100_000),
  mentions: many(5000, mentionOf),
  'mentions among words': many(5000, (index) => `hello ${mentionOf(index)}`),
  'links that differ': many(3000, (index) => `<a href="https://a.example/${index}">${index}</a>`),
  breaks: repeat('<br>', 10_000),
  newlines: repeat('x\n', 20_000),
  paragraphs: repeat('<p>a</p>', 10_000),
  emoji: repeat(':a::b:', 5000),
  'unclosed tags': repeat('<i><b>', 200),
  formatting: repeat('<b>b</b> <i>i</i> ', 5000),
  'formatting that is opened again': `<p>${many(300, (index) => `<b a${index}>`)}</p>${repeat('<p>x</p>', 5000)}`,
  'formatting of all kinds': `<p>${repeat('<b><i><u><s><em><tt><code><strong><small><strike><big><font>', 3)}</p>${repeat('<p>x</p>', 5000)}`,
  'a table that is none': `<table>${repeat('<b>x', 5000)}`,
  'foreign elements': repeat('<svg>', 5000),
  effects: repeat('<span class="mfm-spin" data-mfm-speed="1s">x</span>', 3000),
  'a long list': `<ul>${repeat('<li>x', 10_000)}</ul>`,
  'a wide table': `<table>${repeat(`<tr>${repeat('<td>x', 100)}`, 100)}</table>`,
  pictures: repeat('<img src="https://a.example/i.png" alt="i">', 3000),
  'attributes on one element': `<p ${many(8000, (index) => `a${index}=x `)}>text</p>`,
  'stacked marks': repeat('Z\u0351\u036B\u0343\u036A\u0302', 20_000),
};
