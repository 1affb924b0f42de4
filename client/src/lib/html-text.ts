const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  hellip: '…',
  lt: '<',
  mdash: '—',
  nbsp: '\u00a0',
  ndash: '–',
  quot: '"',
};

function decodeEntity(whole: string, body: string): string {
  if (!body.startsWith('#')) return NAMED[body.toLowerCase()] ?? whole;
  const hex = body[1] === 'x' || body[1] === 'X';
  const code = Number.parseInt(body.slice(hex ? 2 : 1), hex ? 16 : 10);
  const valid = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return valid ? String.fromCodePoint(code) : '\ufffd';
}

const decodeEntities = (text: string): string =>
  text.replace(/&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|[a-zA-Z]{2,8});/g, decodeEntity);

/** Names of elements whose content is never text. */
const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'template', 'title']);

const isBlockEnd = (closing: boolean, name: string): boolean =>
  closing && /^(?:p|div|blockquote|pre|ul|ol|li|h[1-6]|tr|table)$/.test(name);

/** End of the tag that starts at `start`, quotes respected; the end of the text when it never closes. */
function endOfTag(html: string, start: number): number {
  let quote = '';
  for (let at = start + 1; at < html.length; at += 1) {
    const char = html.charAt(at);
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return at + 1;
  }
  return html.length;
}

/** Where text continues after a tag: behind the closing tag of elements without readable text. */
function skipTag(html: string, end: number, closing: boolean, name: string): number {
  if (closing || !SILENT.has(name)) return end;
  const closingTag = new RegExp(`</${name}`, 'gi');
  closingTag.lastIndex = end;
  const close = closingTag.exec(html);
  return close ? endOfTag(html, close.index) : html.length;
}

/**
 * Words of an HTML fragment: tags dropped, `<br>` and the ends of blocks are line breaks, cells stand apart, entities
 * decoded. For filters, labels and lengths only; works without a DOM, in linear time, on any input.
 */
export function htmlToText(html: string): string {
  let text = '';
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const stop = open === -1 ? html.length : open;
    text += html.slice(at, stop);
    if (open === -1) break;
    const tag = /^<(\/?)([a-zA-Z][a-zA-Z\d]*)/.exec(html.slice(open, open + 24));
    if (!tag && !/^<[!?/]/.test(html.slice(open, open + 2))) {
      text += '<';
      at = open + 1;
      continue;
    }
    const closing = tag?.[1] === '/';
    const name = (tag?.[2] ?? '').toLowerCase();
    if (name === 'br' || isBlockEnd(closing, name)) text += '\n';
    else if (closing && /^t[dh]$/.test(name)) text += ' ';
    at = skipTag(html, endOfTag(html, open), closing, name);
  }
  return decodeEntities(text)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
