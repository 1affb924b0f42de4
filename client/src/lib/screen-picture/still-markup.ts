const TAGS = new Set(
  'a abbr article aside b bdi bdo blockquote br button caption circle cite code dd del details dfn div dl dt em figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr i input ins kbd label li main mark nav ol p path pre q rect rp rt ruby s samp section select small span strong sub summary sup svg table tbody td textarea tfoot th thead time tr u ul use var wbr'.split(
    ' ',
  ),
);
const EMPTY = new Set(['br', 'hr', 'input', 'wbr']);
/** What plays, draws or is loaded leaves its room; base.css lays that of an image out. */
const ROOMS: Readonly<Record<string, string>> = { canvas: 'div', video: 'div', img: 'span' };
/** Takes the focus or the pointer: in a picture it does neither. */
const LIVE = new Set(['button', 'input', 'textarea', 'select', 'summary', 'label']);
const ATTRIBUTES = new Set(
  'aria-busy aria-current aria-disabled aria-expanded aria-invalid aria-pressed aria-selected cols cx cy d datetime dir height lang open placeholder r rel rows rx size start stroke-width target title type viewBox width x y'.split(
    ' ',
  ),
);
/** By these the app finds its own elements. */
const OURS = new Set([
  'data-row',
  'data-status-id',
  'data-css',
  'data-image',
  'data-shows-new',
  'data-holds',
]);
/** Of an element's own style: what only one element can know. Places in a list are not among them: rows follow each other. */
const PROPERTY =
  /^(--[\w-]+|aspect-ratio|flex-grow|inline-size|margin-block-(start|end)|(-webkit-)?mask-image)$/;
const ADDRESS = /^(https?:\/\/|\/(?!\/)|#)/i;
const OWN_ADDRESS = /^\/(?!\/)/;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\0': '',
};
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"'\0]/g, (sign) => escapes[sign] ?? '');

const pair = (name: string, value: string): string => ` ${name}="${escapeMarkup(value)}"`;

const ownStyle = (style: CSSStyleDeclaration): string =>
  Array.from({ length: style.length }, (_, index) => style.item(index))
    .filter((name) => PROPERTY.test(name))
    .map((name) => `${name}:${style.getPropertyValue(name)}`)
    .join('\n');

function keeps(tag: string, name: string, value: string): boolean {
  if (name === 'href') return tag === 'use' ? OWN_ADDRESS.test(value) : tag === 'a' && ADDRESS.test(value);
  if (name.startsWith('data-')) return /^data-[a-z-]+$/.test(name) && !OURS.has(name);
  return ATTRIBUTES.has(name);
}

function attributesOf(element: Element, tag: string): string {
  // Of an SVG element `className` is no text.
  const own = element.getAttribute('class');
  let text = own === null ? '' : pair('class', own);
  for (const { name, value } of element.attributes) if (keeps(tag, name, value)) text += pair(name, value);
  const css = element instanceof HTMLElement ? ownStyle(element.style) : '';
  if (css !== '') text += pair('data-css', css);
  if (tag === 'a') text += ' tabindex="-1"';
  return LIVE.has(tag) ? `${text} inert` : text;
}

/**
 * The markup of a still picture of an element's content: text, links, the room of images and classes, by an
 * allow-list. No script, style, form value or id gets in, nor the address of an image: loading twenty of them would
 * hold the app up. What an element's own style says stands in `data-css`, one `name:value` a line, since a strict
 * policy lets no style attribute in. `wanted` false leaves an element out.
 */
export function stillMarkup(root: Element, wanted: (element: Element) => boolean): string {
  let text = '';
  const visit = (node: Node): void => {
    if (node instanceof Text) text += escapeMarkup(node.data);
    else if (node instanceof Element && wanted(node)) element(node);
  };
  const element = (one: Element): void => {
    const tag = one.localName;
    const room = ROOMS[tag];
    if (room === undefined && !TAGS.has(tag)) return;
    const name = room ?? tag;
    text += `<${name}${attributesOf(one, name)}${tag === 'img' ? ' data-image' : ''}>`;
    if (EMPTY.has(name)) return;
    // A field may hold what somebody is writing.
    if (room === undefined && name !== 'textarea' && name !== 'select') one.childNodes.forEach(visit);
    text += `</${name}>`;
  };
  root.childNodes.forEach(visit);
  return text;
}
