import { cleanup, render } from '@testing-library/react';
import { array, assert, constantFrom, nat, oneof, property, tuple } from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { FRAGMENTS, HUGE } from '../../../test/rich-text/fragments';
import { KEPT_HTML, KEPT_MATH } from './allow-list';
import { lateRich } from './late-rich';
import { parseInert } from './inert-document';
import { readNodes } from './read-nodes';
import { mentionsByUrl, renderNodes, type RenderContext } from './render-nodes';

afterEach(cleanup);

const context: RenderContext = {
  emojis: [],
  mentions: mentionsByUrl([
    { id: '1', acct: 'ann@a.example', username: 'ann', url: 'https://A.example/@ann' },
  ]),
  mentionStyle: {
    display: 'full',
    tooltip: true,
    fadeDomain: true,
    showYou: false,
    boldenYou: true,
    me: '1',
    host: 'here.example',
    restrictedNicknames: [],
  },
  late: lateRich,
  wantsLate: false,
  mfm: true,
  hideInlineQuote: false,
  plainLinks: false,
};

const show = (html: string): HTMLElement =>
  render(<div>{renderNodes(readNodes(parseInert(html)), context)}</div>).container;

const ELEMENTS: ReadonlySet<string> = new Set([...KEPT_HTML, ...KEPT_MATH, 'a', 'img', 'div']);
const ATTRIBUTES: ReadonlySet<string> = new Set(
  'alt class colspan data-faded data-kind data-mfm data-you decoding dir display displaystyle height href linethickness loading mathvariant referrerpolicy rel reversed rowspan src start stretchy target title value width'.split(
    ' ',
  ),
);

/** What no output may ever hold, whatever came in. */
function expectSafe(root: HTMLElement): void {
  for (const element of root.querySelectorAll('*')) {
    expect(ELEMENTS).toContain(element.localName);
    for (const { name, value } of element.attributes) {
      expect(ATTRIBUTES).toContain(name);
      if (name === 'src') expect(value).toMatch(/^https?:\/\//);
      if (name === 'href')
        expect(value).toMatch(/^(https?|mailto|xmpp|matrix|gemini|gopher|ircs?|magnet|tel):|^\/[\w%]/);
    }
    if (element.localName === 'a' && !element.getAttribute('href')?.startsWith('/'))
      expect(element.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
  }
}

const ALL = [...Object.values(FRAGMENTS).flat(), ...Object.values(HUGE)];

test('no fragment leaves an element, attribute or address that is not on the lists', () => {
  for (const html of Object.values(FRAGMENTS).flat()) {
    expectSafe(show(html));
    cleanup();
  }
});

test('fragments cut, joined and nested at random stay safe', () => {
  const piece = tuple(constantFrom(...Object.values(FRAGMENTS).flat()), nat(200), nat(200)).map(
    ([html, from, length]) => html.slice(from % (html.length + 1), from + length),
  );
  const noise = constantFrom(
    '<',
    '>',
    '"',
    "'",
    '</',
    '<!--',
    '-->',
    '&',
    '=',
    ' on',
    '<svg>',
    '<math>',
    '<p>',
  );
  const html = array(oneof(piece, piece, noise), { maxLength: 8 }).map((parts) => parts.join(''));
  assert(
    property(html, (fragment) => {
      expectSafe(show(fragment));
      cleanup();
    }),
    { numRuns: 150 },
  );
});

for (const [name, html] of Object.entries(HUGE))
  test(`the worst kind of post is shown within limits: ${name}`, () => {
    const shown = show(html);
    expect(shown.querySelectorAll('*').length).toBeLessThan(3200);
    expect(shown.textContent).not.toContain('alert');
  });

test('a mention that the status names leads to the profile inside, any other leads out', () => {
  const shown = show(
    '<a class="mention" href="https://a.example/@ANN">@ann</a> <a class="mention" href="https://a.example/@bob">@bob</a>',
  );
  const [ann, bob] = shown.querySelectorAll('a');
  expect(ann?.getAttribute('href')).toBe('/users/1');
  expect(ann?.textContent).toBe('@ann@a.example');
  expect(bob?.getAttribute('href')).toBe('https://a.example/@bob');
  expect(bob?.getAttribute('target')).toBe('_blank');
});

test('a hashtag leads to its timeline inside', () => {
  const link = show(
    '<a class="hashtag" data-tag="sea" href="https://a.example/tag/sea">#sea</a>',
  ).querySelector('a');
  expect(link?.getAttribute('href')).toBe('/tag/sea');
});

test('a quote card takes the place of the "RE:" line', () => {
  const html = '<p>own<span class="quote-inline"><br>RE: x</span></p>';
  const hidden = render(
    <div>{renderNodes(readNodes(parseInert(html)), { ...context, hideInlineQuote: true })}</div>,
  );
  expect(hidden.container.textContent).toBe('own');
});

test('every piece of the worst posts is text or an allowed element', () => {
  for (const html of ALL.slice(-Object.keys(HUGE).length)) expectSafe(show(html.slice(0, 20_000)));
});
