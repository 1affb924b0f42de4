import { bbcodeToHtml } from './bbcode.ts';
import { escapeHtml } from './escape.ts';
import { type LinkContext, type Linked, linkify } from './linkify.ts';
import { markdownToHtml } from './markdown.ts';
import { sanitise } from './sanitise.ts';

export const CONTENT_TYPES = [
  'text/plain',
  'text/markdown',
  'text/bbcode',
  'text/html',
  'text/x.misskeymarkdown',
] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** The content type of a post; what the server does not know is plain text (recorded). */
export function contentType(value: unknown): ContentType {
  return CONTENT_TYPES.find((known) => known === value) ?? 'text/plain';
}

function toHtml(source: string, type: ContentType): string {
  switch (type) {
    case 'text/plain':
      return escapeHtml(source).replace(/\r?\n/g, '<br/>');
    case 'text/markdown':
      return markdownToHtml(source, 'markdown');
    case 'text/x.misskeymarkdown':
      return markdownToHtml(source, 'mfm');
    case 'text/bbcode':
      return bbcodeToHtml(source);
    case 'text/html':
      return source;
    default:
      return type satisfies never;
  }
}

/** A post's source as the HTML others receive, with who and what it names. Sanitised before and after linking. */
export function renderPost(source: string, type: ContentType, context: LinkContext): Linked {
  const linked = linkify(sanitise(toHtml(source, type)), context);
  return { ...linked, html: sanitise(linked.html) };
}

/** The tail that a quoting post carries for readers whose client knows no quotes. */
export function quoteTail(uri: string): string {
  const href = escapeHtml(uri);
  return `<span class="quote-inline"><br/><br/>RE: <a href="${href}">${href}</a></span>`;
}

/** Every `:code:` written in a text, once each, in order. */
export function emojiCodes(text: string): string[] {
  // The closing colon may open the next code (`:a:b:`), hence the look-ahead.
  const codes = [...text.matchAll(/:([A-Za-z0-9_+-]+)(?=:)/g)].map((match) => match[1] ?? '');
  return [...new Set(codes)];
}
