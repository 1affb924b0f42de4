const XHTML = 'http://www.w3.org/1999/xhtml';
const MATHML = 'http://www.w3.org/1998/Math/MathML';

const NONE: readonly string[] = [];
const CELL: readonly string[] = ['colspan', 'rowspan'];

const named = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** HTML elements that are kept (behaviour.md §1). */
const HTML_ELEMENTS = named(
  'abbr b bdi blockquote br caption center cite code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q rb rp rt rtc ruby s samp small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var',
);

/** The attributes that some of them may keep. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  abbr: ['title'],
  li: ['value'],
  ol: ['start', 'reversed'],
  td: CELL,
  th: CELL,
};

const MATH_ELEMENTS = named(
  'math merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover semantics',
);
const MATH_ATTRIBUTES: readonly string[] = [
  'display',
  'displaystyle',
  'linethickness',
  'mathvariant',
  'stretchy',
];

/** Their content is no text for readers: dropped whole. */
const DROPPED = named(
  'annotation annotation-xml applet area audio base canvas dialog embed frame frameset head iframe input link map meta noembed noframes noscript object optgroup option param portal script select slot source style svg template textarea title track video',
);

/** Renamed: posts must not add headings or old elements to the page. */
const RENAMED: Readonly<Record<string, string>> = {
  rb: 'span',
  rtc: 'rt',
  strike: 's',
  time: 'span',
  tt: 'code',
};

/** What was renamed, as the style sheet knows it (`data-kind`). */
function kindOf(name: string): string | null {
  if (name === 'center') return name;
  if (!/^h\d$/.test(name)) return null;
  return name < 'h3' ? 'heading' : 'subheading';
}

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
  if (!HTML_ELEMENTS.has(name)) return UNWRAP;
  const kind = kindOf(name);
  const tag = kind === null ? (own(RENAMED, name) ?? name) : 'div';
  return { is: 'keep', tag, kind, attributes: own(ATTRIBUTES, name) ?? NONE };
}

/** Everything that a rendered body may hold, for the tests that try to get something else out. */
export const KEPT_HTML: ReadonlySet<string> = HTML_ELEMENTS;
export const KEPT_MATH: ReadonlySet<string> = MATH_ELEMENTS;
