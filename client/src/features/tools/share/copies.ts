import type { Account } from '@/domain/account/account';
import { plainName } from '@/domain/account/plain-name';
import type { Server } from '@/domain/instance/server';
import type { Attachment } from '@/domain/status/attachment';
import type { Status } from '@/domain/status/status';
import { absoluteTime } from '@/i18n/relative-time';
import type { Translator } from '@/i18n/translator';
import type { RichNode } from '@/parts/rich-text/rich-node';
import { addressOf, handleOf, kindWords, translatedWords, wordsOf, type SeenPost } from '../seen';
import { behind, markdownLink, markdownOf } from './markdown';

export interface CopyFacts {
  t: Translator;
  server: Server;
  post: SeenPost;
}

const described = (t: Translator, { kind, description }: Attachment): string =>
  t(kindWords[kind], { text: description?.trim() || t('tools.no_description') });

const inOtherWords = (t: Translator, { translated }: SeenPost): string =>
  translated ? translatedWords(t, translated) : '';

const nameOf = ({ author }: SeenPost): string => plainName(author);

/** Where nobody tells when, nothing is said. */
const dated = (t: Translator, { createdAt }: Status): string =>
  createdAt > 0 ? absoluteTime(t, createdAt) : '';

/** Plain text for a letter or a chat: the words, then who wrote them, when and where. */
export function asQuote({ t, server, post }: CopyFacts): string {
  const { status, author, open } = post;
  const warning = status.spoilerText === '' ? [] : [t('tools.warning', { text: status.spoilerText })];
  const files = post.open ? status.attachments.map((file) => `[${described(t, file)}]`) : [];
  const body = [...warning, ...(open ? [wordsOf(status), ...files] : [t('tools.closed')])];
  const by = author ? `${nameOf(post)} (${handleOf(author, server)})` : '';
  const source = `— ${[by, dated(t, status), inOtherWords(t, post)].filter(Boolean).join(', ')}`;
  const quoted = `“${body.filter(Boolean).join('\n').trim()}”`;
  return [quoted, source, addressOf(status)].join('\n');
}

/** The same with its links, as a quotation in Markdown. `nodes` are the read text. */
export function asMarkdown({ t, server, post }: CopyFacts, nodes: readonly RichNode[]): string {
  const { status, author, open } = post;
  const warning =
    status.spoilerText === '' ? [] : [`**${t('tools.warning', { text: status.spoilerText })}**`];
  const files = status.attachments.flatMap((file) => {
    if (file.url === null) return [];
    const shown = file.kind === 'image' && post.mediaOpen;
    const words = shown ? (file.description ?? '') : described(t, file);
    return [`${shown ? '!' : ''}${markdownLink(words, file.url)}`];
  });
  const body = open ? [markdownOf(nodes).trim(), ...files] : [t('tools.closed')];
  const by = author ? [markdownLink(`${nameOf(post)} (${handleOf(author, server)})`, author.url)] : [];
  const source = `— ${[...by, markdownLink(dated(t, status) || addressOf(status), addressOf(status)), inOtherWords(t, post)].filter(Boolean).join(', ')}`;
  return behind('> ', [...warning, ...body, source].filter(Boolean).join('\n\n'));
}

/** Families whose post pages can stand inside other pages, at `/embed` behind their own address. */
const EMBEDS_BY_ADDRESS = /^(?:mastodon|hometown|glitch-soc|fedibird)$/;
/** Families that have such a page of their own posts at `/embed/ID`. */
const EMBEDS_BY_ID = /^(?:akkoma|pleroma)$/;

const inAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Where a post of this server, or of one that it names (Akkoma tells of others' software), can be embedded from. */
function embedAddress(status: Status, author: Account | undefined, server: Server): string | null {
  const software = (status.isLocal ? server.software.name : (author?.instance?.software ?? '')).toLowerCase();
  if (EMBEDS_BY_ADDRESS.test(software)) {
    const address = /^https:\/\/[^/]+\/@[^/?#]+\/\d+$/.exec(status.url ?? '')?.[0];
    return address ? `${address}/embed` : null;
  }
  // Another server's ids are not known here.
  return status.isLocal && EMBEDS_BY_ID.test(software)
    ? `${server.base}/embed/${encodeURIComponent(status.id)}`
    : null;
}

/**
 * Code that shows the post in a page; null for posts that not everybody may read, and where it is not known that
 * their server has such a page.
 */
export function embedCode(status: Status, author: Account | undefined, server: Server): string | null {
  const isOpen = status.visibility === 'public' || status.visibility === 'unlisted';
  const address = isOpen ? embedAddress(status, author, server) : null;
  if (address === null) return null;
  const title = inAttribute(plainName(author));
  return `<iframe src="${inAttribute(address)}" title="${title}" width="400" height="600" style="max-width: 100%; border: 0" allowfullscreen="allowfullscreen"></iframe>`;
}
