import { cleanup, fireEvent, render } from '@testing-library/react';
import { array, assert, constantFrom, nat, oneof, property, tuple } from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { FRAGMENTS } from '../../../test/rich-text/fragments';
import { HUGE } from '../../../test/rich-text/huge';
import pairs from '../../../test/rich-text/pairs.json';
import { KEPT_HTML, KEPT_MATH } from './allow-list';
import { lateRich } from './late-rich';
import { parseInert } from './inert-document';
import { endOfFirstPart } from './parts-of-html';
import { peopleNamed } from './people-named';
import { readNodes } from './read-nodes';
import { renderNodes, type RenderContext } from './render-nodes';

afterEach(cleanup);

const context: RenderContext = {
  emojis: [],
  mentions: peopleNamed([{ id: '1', acct: 'ann@a.example', username: 'ann', url: 'https://A.example/@ann' }]),
  mentionStyle: {
    display: 'full',
    tooltip: true,
    fadeDomain: true,
    showYou: false,
    boldenYou: true,
    me: '1',
    host: 'here.example',
    sharedNames: new Set(),
    avatar: false,
    highlight: {},
    restrictedNicknames: [],
  },
  tags: new Map(),
  late: lateRich,
  wantsLate: false,
  mfm: true,
  hideInlineQuote: false,
  plainLinks: false,
  plainPictures: false,
};

const show = (html: string): HTMLElement =>
  render(<div>{renderNodes(readNodes(parseInert(html)), context)}</div>).container;

const ELEMENTS: ReadonlySet<string> = new Set([...KEPT_HTML, ...KEPT_MATH, 'a', 'img', 'div', 'button']);
const ATTRIBUTES: ReadonlySet<string> = new Set(
  'alt aria-expanded class colspan data-faded data-kind data-mfm data-peek data-you decoding dir display displaystyle height href linethickness loading mathvariant referrerpolicy rel reversed rowspan src start stretchy style target title type value width'.split(
    ' ',
  ),
);

const SHAPES: Readonly<Record<string, RegExp>> = {
  src: /^https?:\/\//,
  href: /^(https?|mailto|xmpp|matrix|gemini|gopher|ircs?|magnet|tel):|^\/[\w%]/,
  // Ids come from the list of mentions, not from the text.
  'data-peek': /^account \S+$/,
  // Custom properties of effects, each with its own shape: no property that the page itself knows.
  style: /^(?:--mfm-[a-z]+:[\w\s.,#()-]{1,80};?\s*)*$/,
};

/** Everything in an element that stands on no list. */
function offences(element: Element): string[] {
  const name = element.localName;
  const found = [...element.attributes]
    .filter(({ name: key, value }) => !ATTRIBUTES.has(key) || SHAPES[key]?.test(value) === false)
    .map(({ name: key, value }) => `${name} ${key}=${value}`);
  const outside = name === 'a' && !element.getAttribute('href')?.startsWith('/');
  if (outside && element.getAttribute('rel') !== 'noopener noreferrer nofollow ugc') found.push('a rel');
  return ELEMENTS.has(name) ? found : [...found, name];
}

/** What no output may ever hold, whatever came in. */
const expectSafe = (root: HTMLElement): void =>
  expect([...root.querySelectorAll('*')].flatMap(offences)).toEqual([]);

const KINDS: Readonly<Record<string, readonly string[]>> = {
  ...FRAGMENTS,
  ...Object.fromEntries(Object.entries(pairs).map(([kind, list]) => [kind, list.map(([html = '']) => html)])),
};
const ALL = Object.values(KINDS).flat();

for (const [kind, fragments] of Object.entries(KINDS))
  test(`no fragment of "${kind}" leaves an element, attribute or address that is not on the lists`, () => {
    for (const html of fragments) {
      expectSafe(show(html));
      cleanup();
    }
  });

test('fragments cut, joined and nested at random stay safe', () => {
  const piece = tuple(constantFrom(...ALL), nat(200), nat(200)).map(([html, from, length]) =>
    html.slice(from % (html.length + 1), from + length),
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
    const shown = show(html.slice(0, endOfFirstPart(html)));
    expect(shown.querySelectorAll('*').length).toBeLessThan(850);
    expect(shown.textContent).not.toContain('alert');
    expectSafe(shown);
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

const mention = (name: string): string => `<a class="mention" href="https://a.example/@${name}">@${name}</a>`;

test('of six mentions in a row five are shown, and the sixth when asked for', () => {
  const html = `${['a', 'b', 'c', 'd', 'e', 'f'].map(mention).join(' ')} hello`;
  const shown = show(html);
  expect(shown.textContent).toBe('@a @b @c @d @e plus 1 more hello');
  fireEvent.click(shown.querySelector('button') ?? shown);
  expect(shown.textContent).toBe('@a @b @c @d @e @f Show less hello');
  expect(shown.querySelector('button')?.getAttribute('aria-expanded')).toBe('true');
});

test('inside of a link there is no button', () => {
  const html = ['a', 'b', 'c', 'd', 'e', 'f'].map(mention).join(' ');
  const nodes = renderNodes(readNodes(parseInert(html)), { ...context, plainLinks: true });
  const { container } = render(<div>{nodes}</div>);
  expect(container.querySelector('a, button')).toBeNull();
});

test('an effect carries its arguments, and is ordinary text where effects are off', () => {
  const nodes = readNodes(parseInert('<span class="mfm-spin" data-mfm-speed="2s">x</span>'));
  const on = render(<div>{renderNodes(nodes, context)}</div>).container.querySelector('span');
  expect(on?.style.getPropertyValue('--mfm-speed')).toBe('2s');
  const off = render(<div>{renderNodes(nodes, { ...context, mfm: false })}</div>).container;
  expect(off.querySelector('span')?.getAttribute('style')).toBeNull();
  expect(off.textContent).toBe('x');
});
