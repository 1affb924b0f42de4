import { escapeHtml } from './escape.ts';

/** An account that a text may name. */
export interface Mentionable {
  id: string;
  /** `user`, or `user@host` for remote people. */
  acct: string;
  username: string;
  url: string;
}

export interface LinkContext {
  /** Absolute address of the instance, without a trailing slash. */
  baseUrl: string;
  /** Finds the account behind `nick` or `nick@host`; undefined leaves the words as they are. */
  findAccount: (acct: string) => Mentionable | undefined;
}

export interface Linked {
  html: string;
  mentions: Mentionable[];
  tags: string[];
}

// Longer endings first is not needed: the match must end at a word boundary.
const BARE_ENDINGS = 'com|org|net|io|dev|social|eu|de|fr|uk|jp|info|example|test|town|space|club|cafe';
const TOKEN = new RegExp(
  [
    String.raw`(?<url>(?:https?|gemini|gopher|dat|ipfs|ipns|ssb)://[^\s<>"]+|(?:xmpp|magnet):[^\s<>"]+)`,
    String.raw`(?<bare>(?<![\w@./:-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:${BARE_ENDINGS})(?![\w-])(?:/[^\s<>"]*)?)`,
    String.raw`(?<![\w/&@])@(?<mention>[A-Za-z0-9_](?:[\w.-]*\w)?(?:@(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]+(?::\d+)?)?)`,
    String.raw`(?<![\p{L}\p{N}_/&#])#(?<tag>[\p{L}\p{N}\p{M}_]*[\p{L}\p{M}_][\p{L}\p{N}\p{M}_]*)`,
  ].join('|'),
  'giu',
);
const SKIPPED = new Set(['a', 'code', 'pre']);

/** Cuts what a sentence adds to an address: closing punctuation, entities, an unmatched bracket. */
function trimUrl(raw: string): string {
  const url = raw.replace(/&(?:lt|gt|quot|#39);.*$/s, '');
  let unmatched = url.split(')').length - url.split('(').length;
  let end = url.length;
  for (; end > 0; end -= 1) {
    const last = url.charAt(end - 1);
    if (last === ')' && unmatched > 0) unmatched -= 1;
    else if (!/[.,;:!?'*_\]]/.test(last)) break;
  }
  return url.slice(0, end);
}

function mentionLink(account: Mentionable): string {
  const name = escapeHtml(account.username);
  return `<span class="h-card"><a class="u-url mention" data-user="${escapeHtml(account.id)}" href="${escapeHtml(account.url)}" rel="ugc">@<span>${name}</span></a></span>`;
}

class Linker {
  readonly mentions = new Map<string, Mentionable>();
  readonly tags = new Set<string>();
  private readonly context: LinkContext;

  constructor(context: LinkContext) {
    this.context = context;
  }

  text(text: string): string {
    return text.replace(TOKEN, (whole: string, ...rest: unknown[]) => {
      const groups = rest.at(-1);
      if (typeof groups !== 'object' || groups === null) return whole;
      const named = new Map<string, unknown>(Object.entries(groups));
      const tag = named.get('tag');
      const mention = named.get('mention');
      if (typeof tag === 'string') return this.tag(tag);
      if (typeof mention === 'string') return this.mention(mention, whole);
      return this.url(whole, typeof named.get('bare') === 'string');
    });
  }

  private tag(written: string): string {
    const name = written.toLowerCase();
    this.tags.add(name);
    return `<a class="hashtag" data-tag="${name}" href="${escapeHtml(this.context.baseUrl)}/tag/${name}" rel="tag ugc">#${written}</a>`;
  }

  private mention(acct: string, whole: string): string {
    const account = this.context.findAccount(acct);
    if (!account) return whole;
    this.mentions.set(account.id, account);
    return mentionLink(account);
  }

  private url(whole: string, isBare: boolean): string {
    const url = trimUrl(whole);
    const href = (isBare ? 'http://' : '') + url;
    return `<a href="${href.replaceAll('"', '&quot;')}" rel="ugc">${url}</a>${whole.slice(url.length)}`;
  }
}

/** Turns addresses, mentions and hashtags in the text nodes of well-formed HTML into links. */
export function linkify(html: string, context: LinkContext): Linked {
  const linker = new Linker(context);
  const skipping: string[] = [];
  const parts = html.split(/(<[^>]*>)/).map((part) => {
    const tag = /^<(\/?)([a-z0-9]+)/i.exec(part);
    if (!tag) return skipping.length > 0 ? part : linker.text(part);
    const name = (tag[2] ?? '').toLowerCase();
    if (!SKIPPED.has(name) || part.endsWith('/>')) return part;
    if (tag[1] === '/') skipping.pop();
    else skipping.push(name);
    return part;
  });
  return { html: parts.join(''), mentions: [...linker.mentions.values()], tags: [...linker.tags] };
}
