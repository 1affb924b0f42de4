import { withoutHosts } from '@/domain/status/mentions';

/** How a server counts the characters of a post. */
export interface Counting {
  /** What readers see as one character counts one (Akkoma, Pleroma, Mastodon); else code points do. */
  graphemes: boolean;
  /**
   * What any link counts, where the server counts so (Mastodon: 23); the host of a mention is free there
   * as well. Null where everything counts as it is written.
   */
  link: number | null;
}

/** The strictest of all: right where nobody knows. */
const STRICT: Counting = { graphemes: false, link: null };

// Letters that never join with one another: between two of them there always is a border.
const ALONE = String.raw`!-~\u00a1-\u02ff\u0370-\u0482\u048a-\u052f\u05d0-\u05ea\u0620-\u064a\u0904-\u0939\u0e01-\u0e30\u3001-\u3020\u3041-\u3096\u30a1-\u30fa\u3400-\u9fff\uac00-\ud7a3\uff01-\uff60`;
/** What joins even with a space before it. */
const JOINS = String.raw`\p{M}\u200c\u200d\u0e33\u0eb3\uff9e\uff9f\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}`;
/** Everything else, with the one before that it may belong to and the one behind that may belong to it. */
const JOINING = new RegExp(`(?:(?:[${ALONE}]|\\s(?=[${JOINS}]))?[^${ALONE}\\s]+)+[${ALONE}\\s]?`, 'gu');
/** Parts that are remembered: with the next key all but one are the same. */
const MOST_KNOWN = 2_000;
const known = new Map<string, number>();

/** Made once: that takes longer than counting. */
let segmenter: Intl.Segmenter | null = null;

function segments(text: string): number {
  const before = known.get(text);
  if (before !== undefined) return before;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, count);
  return count;
}

function codePoints(text: string): number {
  let count = text.length;
  for (let at = 0; at + 1 < text.length; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00)
      count -= 1;
  }
  return count;
}

/** Only characters that may join are looked at closely: doing that for a whole long text with every key would be too slow. */
function graphemes(text: string): number {
  if (typeof Intl.Segmenter === 'undefined') return codePoints(text);
  let count = text.length;
  for (const [part] of text.matchAll(JOINING)) count += segments(part) - part.length;
  return count;
}

/** What does not end a sentence, up to the next space. */
const ONWARD = String.raw`[^\s<>"]*[^\s<>".,;:!?'’”)\]]`;
/** Ends where its letters do; one of other letters than ours only where the address does, too. */
const TOP_LEVEL = String.raw`(?:(?:xn--[a-z\d-]+|[a-z]{2,})(?![a-z\d@+-])|[\p{L}\p{M}]{2,}(?=[\s/:?.,;!)]|$))`;
/** As Mastodon reads them: a scheme, a host with a dot, and what stands behind its slash or question mark. */
const LINK = new RegExp(
  String.raw`(?<![a-z\d@＠#＃$/])https?:\/\/(?:[\p{L}\p{N}\p{M}_-]+\.)+${TOP_LEVEL}(?::\d+)?(?:\/(?:${ONWARD})?|\?${ONWARD})?`,
  'giu',
);

/** Characters of a text or subject as the server counts them. */
export function textLength(text: string, { graphemes: whole, link }: Counting = STRICT): number {
  let rest = text;
  let links = 0;
  if (link !== null) {
    // A link stands for one letter of its own meanwhile, so that its neighbours do not join.
    rest = withoutHosts(
      text.replace(LINK, () => {
        links += 1;
        return 'x';
      }),
    );
    links *= link - 1;
  }
  return (whole ? graphemes(rest) : codePoints(rest)) + links;
}
