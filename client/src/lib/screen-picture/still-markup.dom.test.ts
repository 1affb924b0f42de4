import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseInertHtml } from '@/lib/trusted-types';
import { stillMarkup } from './still-markup';

const all = (): boolean => true;
const still = (element: Element): string => stillMarkup(element, all);

function make(html: string): Element {
  const { body } = parseInertHtml(html);
  return body;
}

test('text, links and classes stay, of an image its room', () => {
  const html =
    '<article class="a b"><a href="/ada" tabindex="0">Ada &amp; <b>Vale</b></a><img src="https://x.example/a.png" alt="A &quot;cat&quot;" width="48"></article>';
  expect(still(make(html))).toBe(
    '<article class="a b"><a href="/ada" tabindex="-1">Ada &amp; <b>Vale</b></a><span width="48" data-image></span></article>',
  );
});

test.each([
  '<script>alert(1)</script>',
  '<iframe></iframe>',
  '<object data="x"></object>',
  '<style>a{}</style>',
  '<template><b>x</b></template>',
  '<dialog open>x</dialog>',
])('%s leaves nothing', (html) => {
  expect(still(make(html))).toBe('');
});

test.each([
  ['<a href="javascript:alert(1)">x</a>', '<a tabindex="-1">x</a>'],
  ['<a href="//x.example/">x</a>', '<a tabindex="-1">x</a>'],
  ['<img src="data:image/png;base64,AA" srcset="/a.png 2x">', '<span data-image></span>'],
  ['<b id="app">x</b>', '<b>x</b>'],
  [
    '<textarea placeholder="Write">a secret draft</textarea>',
    '<textarea placeholder="Write" inert></textarea>',
  ],
  ['<input value="secret" type="search">', '<input type="search" inert>'],
  ['<div data-row="7" data-status-id="7" data-mode="wide"></div>', '<div data-mode="wide"></div>'],
  ['<div data-holds></div><button data-shows-new>New</button>', '<div></div><button inert>New</button>'],
])('%s becomes %s', (html, expected) => {
  expect(still(make(html))).toBe(expected);
});

test('what only one element knows of its style stands beside it, places do not', () => {
  const root = document.createElement('div');
  const tile = document.createElement('div');
  tile.style.setProperty('flex-grow', '2');
  tile.style.setProperty('position', 'absolute');
  tile.style.setProperty('--picture', 'url("/a.png")');
  root.append(tile);
  expect(still(root)).toBe('<div data-css="flex-grow:2\n--picture:url(&quot;/a.png&quot;)"></div>');
});

test('elements that are not wanted are left out with all that is in them', () => {
  const root = make('<p>a</p><p class="far">b <b>c</b></p>');
  expect(stillMarkup(root, (element) => element.className !== 'far')).toBe('<p>a</p>');
});

const NAMES = ['div', 'a', 'img', 'script', 'b', 'svg', 'use', 'iframe', 'button', 'x-y', 'style', 'link'];
const ATTRIBUTES = ['href', 'src', 'class', 'title', 'onclick', 'style', 'id', 'srcdoc', 'data-x', 'action'];
const VALUES = fc.oneof(
  fc.string(),
  fc.constantFrom(
    'javascript:alert(1)',
    '"><script>alert(1)</script>',
    "' onload='x",
    '/ada',
    'data:text/html,x',
  ),
);
const pieces = fc.array(
  fc.record({
    name: fc.constantFrom(...NAMES),
    attributes: fc.array(fc.tuple(fc.constantFrom(...ATTRIBUTES), VALUES), { maxLength: 4 }),
    text: VALUES,
    /** Stands in one of those before it. */
    inside: fc.nat(),
  }),
  { minLength: 1, maxLength: 8 },
);

const TAG = /<(\/?)([^\s>]*)((?:\s+[^\s=>]+(?:="[^"<>]*")?)*)>/g;

test('whatever is in the page, the markup holds allow-listed elements, attributes and addresses only', () => {
  fc.assert(
    fc.property(pieces, (list) => {
      const holder = document.createElement('div');
      const made: Element[] = [holder];
      for (const { name, attributes, text, inside } of list) {
        const element = document.createElement(name);
        for (const [key, value] of attributes) element.setAttribute(key, value);
        element.append(text);
        made[inside % made.length]?.append(element);
        made.push(element);
      }
      const markup = still(holder);
      // All that is left beside well-formed tags is text without a sign of markup.
      expect(markup.replaceAll(TAG, '')).not.toMatch(/[<>"']/);
      for (const [, , name = '', attributes = ''] of markup.matchAll(TAG)) {
        expect(['div', 'a', 'span', 'b', 'svg', 'use', 'button']).toContain(name);
        for (const [, key = '', value = ''] of attributes.matchAll(/\s([^\s=]+)(?:="([^"]*)")?/g)) {
          expect([
            'href',
            'class',
            'title',
            'data-x',
            'data-css',
            'data-image',
            'tabindex',
            'inert',
          ]).toContain(key);
          if (key === 'href') expect(value).toMatch(/^(https?:|\/(?!\/)|#)/i);
        }
      }
    }),
  );
});

test('an icon keeps all of its shapes', () => {
  const icon =
    '<svg class="icon" viewBox="0 0 24 24"><circle cx="12" cy="4" r="1"></circle><rect x="4.5" y="8.5" width="15" height="11" rx="2.5"></rect><path d="M6 6"></path></svg>';
  expect(still(make(icon))).toBe(icon);
});
