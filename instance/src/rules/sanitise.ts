import sanitizeHtml from 'sanitize-html';

const words = (text: string): string[] => text.trim().split(/\s+/);

// The backend's default scrubber: headings, tables and fonts are off unless an admin allows them.
const PLAIN_TAGS = words(`
  a abbr b blockquote br center code del em hr i img li ol p pre strong sub sup
  small u ul span ruby rb rp rt rtc
`);
const MATH_TAGS = words(`
  math mi mn mo ms mtext mrow mfrac msqrt mroot msub msup msubsup munder mover
  munderover mmultiscripts mtable mtr mtd semantics mpadded mphantom mspace merror
  mstyle mprescripts annotation
`);
const LINK_SCHEMES = words(`
  http https dat dweb gopher hyper ipfs ipns irc ircs magnet mailto mumble ssb
  xmpp gemini
`);
const MFM_ARGUMENT = /^data-mfm-[a-z]{1,20}$/;
const MFM_VALUE = /^[A-Za-z0-9.-]{0,20}$/;
const LEGACY_ARGUMENTS = new Set(['data-x', 'data-y', 'data-h', 'data-v', 'data-left', 'data-right']);

// Flags have no value; the scrubber of the backend writes them as `data-mfm-left=""`.
const MFM_FLAGS = words(`
  x y h v z left right alternate both border noclip serif monospace cursive
  fantasy emoji math
`).map((flag) => `data-mfm-${flag}`);

function keepMfmArguments(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const kept: sanitizeHtml.Attributes = {};
  for (const [name, value] of Object.entries(attribs)) {
    const isArgument = MFM_ARGUMENT.test(name) || LEGACY_ARGUMENTS.has(name);
    if (name === 'class' || (isArgument && MFM_VALUE.test(value))) kept[name] = value;
  }
  return { tagName, attribs: kept };
}

const OPTIONS = {
  allowedTags: [...PLAIN_TAGS, ...MATH_TAGS],
  allowedAttributes: {
    a: ['href', 'data-user', 'data-tag', 'class', 'rel', 'name', 'title'],
    abbr: ['title'],
    code: ['class'],
    img: ['src', 'width', 'height', 'title', 'alt'],
    span: ['class', 'data-mfm-*', ...LEGACY_ARGUMENTS],
    ol: ['start', 'reversed'],
    math: ['display'],
  },
  allowedClasses: {
    a: ['hashtag', 'u-url', 'mention'],
    code: ['inline'],
    span: ['h-card', 'quote-inline', 'mfm', '_mfm_*', 'mfm-*'],
  },
  allowedEmptyAttributes: ['alt', ...MFM_FLAGS],
  allowedSchemes: LINK_SCHEMES,
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  transformTags: { span: keepMfmArguments },
  exclusiveFilter: (frame: sanitizeHtml.IFrame) =>
    frame.tag === 'img' && !/^https?:\/\//i.test(frame.attribs['src'] ?? ''),
};

/** HTML reduced to what the backend lets through by default (behaviour reference, section 1). */
export function sanitise(html: string): string {
  // '>' is escaped in text and attributes, so ' />' can only end a void element.
  return sanitizeHtml(html, OPTIONS).replace(/ \/>/g, '/>');
}
