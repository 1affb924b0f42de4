import { escapeHtml } from './escape.ts';

const PAIRS: readonly (readonly [code: string, tag: string])[] = [
  ['b', 'strong'],
  ['i', 'em'],
  ['u', 'u'],
  ['s', 'del'],
  ['del', 'del'],
  ['sub', 'sub'],
  ['sup', 'sup'],
  ['quote', 'blockquote'],
  ['center', 'center'],
  ['code', 'code'],
];

function link(href: string, text: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(href) ? `<a href="${href}">${text}</a>` : text;
}

/** BBCode to (not yet sanitised) HTML; unknown codes stay as they are written. */
export function bbcodeToHtml(source: string): string {
  let html = escapeHtml(source);
  for (const [code, tag] of PAIRS) {
    const pair = new RegExp(`\\[${code}\\]([\\s\\S]*?)\\[/${code}\\]`, 'gi');
    html = html.replace(pair, `<${tag}>$1</${tag}>`);
  }
  html = html.replace(
    /\[url=(?:&quot;)?([^\s\]]+?)(?:&quot;)?\]([\s\S]*?)\[\/url\]/gi,
    (_, href: string, text: string) => link(href, text),
  );
  html = html.replace(/\[url\]([^\s[]+)\[\/url\]/gi, (_, href: string) => link(href, href));
  return html.replace(/\r?\n/g, '<br/>');
}
