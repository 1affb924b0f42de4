import type { Instance } from '../lib/context.ts';
import { STORED_ORIGIN, withBase } from '../lib/urls.ts';
import { findByAcct } from '../storage/accounts.ts';
import type { Db } from '../lib/db.ts';
import { plainText } from './escape.ts';
import { type ContentType, emojiCodes, quoteTail, renderPost } from './html.ts';
import type { LinkContext, Mentionable } from './linkify.ts';

/** Finds the people a text names; links carry STORED_ORIGIN like everything that is stored. */
export function linkContext(db: Db, ownHost: string): LinkContext {
  return {
    baseUrl: STORED_ORIGIN,
    findAccount: (acct): Mentionable | undefined => findByAcct(db, acct, ownHost),
  };
}

/** Where the addresses of an account's posts begin; sample people of other hosts post here too. */
export function originOf(host: string | null): string {
  return host === null ? STORED_ORIGIN : `https://${host}`;
}

/** Which of the codes written in these texts are emoji of this server. */
function knownEmojis(db: Db, texts: readonly string[]): string[] {
  const codes = [...new Set(texts.flatMap(emojiCodes))];
  if (codes.length === 0) return [];
  const rows = db.all<{ shortcode: string }>(
    `SELECT shortcode FROM emojis WHERE host = '' AND shortcode IN (SELECT value FROM json_each(?))`,
    JSON.stringify(codes),
  );
  return rows.map((row) => row.shortcode);
}

/** The columns that follow from a post's text. */
export interface ComposedText {
  content: string;
  content_text: string;
  emojis: string;
  card_url: string | null;
  mentions: Mentionable[];
  tags: string[];
}

export interface TextInput {
  text: string;
  contentType: ContentType;
  spoilerText: string;
  options: readonly string[];
  quoteUri: string | undefined;
}

/** The first address a post links to that is neither a person nor a tag, for its preview card. */
function firstLink(html: string): string | null {
  const links = html.matchAll(/<a href="(https?:\/\/[^"]+)"/g);
  for (const [, href = ''] of links)
    if (!href.startsWith(STORED_ORIGIN)) return href.replaceAll('&amp;', '&');
  return null;
}

/** Renders a text for storing. `ownHost` makes `@ada@localhost:4000` mean the local ada. */
export function composeText(inst: Instance, input: TextInput, ownHost: string): ComposedText {
  const post = renderPost(input.text, input.contentType, linkContext(inst.db, ownHost));
  const content = post.html + (input.quoteUri === undefined ? '' : quoteTail(input.quoteUri));
  return {
    content,
    content_text: plainText(withBase('', post.html)),
    emojis: JSON.stringify(knownEmojis(inst.db, [input.text, input.spoilerText, ...input.options])),
    card_url: firstLink(post.html),
    mentions: post.mentions,
    tags: post.tags,
  };
}
