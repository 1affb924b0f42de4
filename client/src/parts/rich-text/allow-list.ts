const XHTML = 'http://www.w3.org/1999/xhtml';
const MATHML = 'http://www.w3.org/1998/Math/MathML';

const NONE: readonly string[] = [];
const CELL: readonly string[] = ['colspan', 'rowspan'];

/** HTML elements that are kept, with the attributes each may keep (behaviour.md §1). */
const HTML_ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  abbr: ['title'],
  b: NONE,
  bdi: NONE,
  blockquote: NONE,
  br: NONE,
  caption: NONE,
  center: NONE,
  cite: NONE,
  code: NONE,
  dd: NONE,
  del: NONE,
  details: NONE,
  div: NONE,
  dl: NONE,
  dt: NONE,
  em: NONE,
  h1: NONE,
  h2: NONE,
  h3: NONE,
  h4: NONE,
  h5: NONE,
  h6: NONE,
  hr: NONE,
  i: NONE,
  ins: NONE,
  kbd: NONE,
  li: ['value'],
  mark: NONE,
  ol: ['start', 'reversed'],
  p: NONE,
  pre: NONE,
  q: NONE,
  rb: NONE,
  rp: NONE,
  rt: NONE,
  rtc: NONE,
  ruby: NONE,
  s: NONE,
  samp: NONE,
  small: NONE,
  span: NONE,
  strike: NONE,
  strong: NONE,
  sub: NONE,
  summary: NONE,
  sup: NONE,
  table: NONE,
  tbody: NONE,
  td: CELL,
  tfoot: NONE,
  th: CELL,
  thead: NONE,
  time: NONE,
  tr: NONE,
  tt: NONE,
  u: NONE,
  ul: NONE,
  var: NONE,
};

const MATH_NAMES =
  'math merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover semantics';
const MATH_ELEMENTS: ReadonlySet<string> = new Set(MATH_NAMES.split(' '));
const MATH_ATTRIBUTES: readonly string[] = [
  'display',
  'displaystyle',
  'linethickness',
  'mathvariant',
  'stretchy',
];

/** Their content is no text for readers: dropped whole. */
const DROPPED: ReadonlySet<string> = new Set(
  'annotation annotation-xml applet area audio base canvas dialog embed frame frameset head iframe input link map meta noembed noframes noscript object optgroup option param portal script select slot source style svg template textarea title track video'.split(
    ' ',
  ),
);

/** Written with other names than the author's: a page of posts must not gain headings or old elements. */
const RENAMED: Readonly<Record<string, string>> = {
  center: 'div',
  h1: 'div',
  h2: 'div',
  h3: 'div',
  h4: 'div',
  h5: 'div',
  h6: 'div',
  rb: 'span',
  rtc: 'rt',
  strike: 's',
  time: 'span',
  tt: 'code',
};

/** Class names of ours that stand for what was renamed; the style sheet knows them as `data-kind`. */
const KINDS: Readonly<Record<string, string>> = {
  center: 'center',
  h1: 'heading',
  h2: 'heading',
  h3: 'subheading',
  h4: 'subheading',
  h5: 'subheading',
  h6: 'subheading',
};

export type Verdict =
  | { is: 'keep'; tag: string; kind: string | null; attributes: readonly string[] }
  | { is: 'anchor' }
  | { is: 'image' }
  /** The element goes, its content stays. */
  | { is: 'unwrap' }
  | { is: 'drop' };

const UNWRAP: Verdict = { is: 'unwrap' };
const DROP: Verdict = { is: 'drop' };

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/**
 * Decides on an element by its namespace and name: a `p` inside SVG is not a paragraph, and foreign
 * content is where sanitisers are fooled.
 */
export function judge(element: Element): Verdict {
  const name = element.localName.toLowerCase();
  if (DROPPED.has(name)) return DROP;
  if (element.namespaceURI === MATHML)
    return MATH_ELEMENTS.has(name)
      ? { is: 'keep', tag: name, kind: null, attributes: MATH_ATTRIBUTES }
      : UNWRAP;
  if (element.namespaceURI !== XHTML) return DROP;
  if (name === 'a') return { is: 'anchor' };
  if (name === 'img') return { is: 'image' };
  const attributes = own(HTML_ELEMENTS, name);
  if (!attributes) return UNWRAP;
  return { is: 'keep', tag: own(RENAMED, name) ?? name, kind: own(KINDS, name) ?? null, attributes };
}

/** Everything that a rendered body may hold, for the tests that try to get something else out. */
export const KEPT_HTML: readonly string[] = Object.keys(HTML_ELEMENTS);
export const KEPT_MATH: ReadonlySet<string> = MATH_ELEMENTS;
