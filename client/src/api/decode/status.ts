import type { Account } from '@/domain/account/account';
import type { Relationship } from '@/domain/account/relationship';
import type { Hashtag, Mention, Quote, Status, StatusFilter } from '@/domain/status/status';
import { VISIBILITIES, type Visibility } from '@/domain/status/visibility';
import { htmlToText } from '@/lib/html-text';
import { decodeAccount } from './account';
import { decodeAttachment } from './attachment';
import { decodeCard } from './card';
import { decodeEmoji, decodeReaction } from './emoji';
import { decodePoll } from './poll';
import { absentQuote, quotedPost } from './quote';
import {
  count,
  dto,
  flag,
  flagOrNull,
  id,
  isDto,
  link,
  linkOrNull,
  list,
  text,
  texts,
  time,
  wordsOrNull,
  type Dto,
} from './shape';

/** A post with everything that came inside it. */
export interface StatusBundle {
  status: Status;
  /** Repeated and quoted posts, at any depth that was sent (up to three). */
  statuses: Status[];
  accounts: Account[];
  relationships: Relationship[];
}

/** Repeat of a quote of a quote: servers send less, so more is an attack on the stack. */
const DEEPEST = 3;

export function decodeMention(input: unknown): Mention | null {
  const from = dto(input);
  const ownId = id(from.id);
  const acct = text(from.acct);
  if (ownId === null || acct === '') return null;
  return { id: ownId, acct, username: text(from.username) || acct, url: link(from.url) };
}

/** Some servers number the people whom a post mentions, from 0: then the handle stands for the id. */
function mentionsOf(from: Dto): Mention[] {
  const mentions = list(from.mentions, decodeMention);
  return mentions[0]?.id === '0' ? mentions.map((one) => ({ ...one, id: one.acct })) : mentions;
}

function decodeTag(input: unknown): Hashtag | null {
  const from = dto(input);
  const name = text(from.name);
  return name === '' ? null : { name, url: link(from.url) };
}

function decodeFilter(input: unknown): StatusFilter {
  const { title, context, filter_action: action } = dto(dto(input).filter);
  const covers = action === 'blur' ? { covers: true as const } : {};
  return { title: text(title), where: texts(context).join(' '), hides: action === 'hide', ...covers };
}

/** Audiences that this client has no word for are shown as narrower ones, never as wider. */
function visibilityOf(from: Dto): Visibility {
  if (from.local_only === true && from.visibility === 'public') return 'local';
  return VISIBILITIES.find((known) => known === from.visibility) ?? 'private';
}

/** The own id and author: what a post cannot be shown without. */
interface Head {
  id: string;
  account: Account;
}

function addAuthor(input: unknown, bundle: StatusBundle['accounts'], known: Relationship[]): Account | null {
  const author = decodeAccount(input);
  if (!author) return null;
  bundle.push(author.account);
  if (author.moved) bundle.push(author.moved);
  if (author.relationship) known.push(author.relationship);
  return author.account;
}

type ParentFacts = Pick<Status, 'inReplyToId' | 'inReplyToAccountId' | 'inReplyToAcct' | 'parentVisible'>;

function parentOf(from: Dto, author: Account, mentions: readonly Mention[]): ParentFacts {
  const pleroma = dto(from.pleroma);
  const inReplyToId = id(from.in_reply_to_id);
  const inReplyToAccountId = id(from.in_reply_to_account_id);
  const mentioned = mentions.find((mention) => mention.id === inReplyToAccountId)?.acct;
  const acct = wordsOrNull(pleroma.in_reply_to_account_acct) ?? mentioned;
  return {
    inReplyToId,
    inReplyToAccountId,
    inReplyToAcct: acct ?? (inReplyToAccountId === author.id ? author.acct : null),
    // Akkoma sends `parent_visible: false` for posts without a parent, too.
    parentVisible: inReplyToId === null ? from.in_reply_to_id !== '_' : pleroma.parent_visible !== false,
  };
}

/** "RE: address", for clients that know no quotes; bounded, so that a hostile post cannot make it slow. */
const INLINE_QUOTE = /<(span|p) class="quote-inline">.{0,3000}?<\/\1>/;

type TextFacts = Pick<Status, 'content' | 'text' | 'spoilerText' | 'sourceType' | 'language'>;

function textsOf(from: Dto): TextFacts {
  const pleroma = dto(from.pleroma);
  const content = text(from.content);
  return {
    content,
    // Not the server's own `text/plain`: Akkoma's has no space where a line or a paragraph ended.
    text: htmlToText(content.replace(INLINE_QUOTE, '')),
    spoilerText: wordsOrNull(dto(pleroma.spoiler_text)['text/plain']) ?? text(from.spoiler_text),
    sourceType: wordsOrNull(dto(dto(from.akkoma).source).mediaType) ?? wordsOrNull(from.content_type),
    language: wordsOrNull(from.language),
  };
}

type ViewerFacts = Pick<
  Status,
  | 'favourited'
  | 'reblogged'
  | 'bookmarked'
  | 'bookmarkFolder'
  | 'pinned'
  | 'muted'
  | 'threadMuted'
  | 'reactions'
>;

function viewerFactsOf(from: Dto): ViewerFacts {
  const pleroma = dto(from.pleroma);
  return {
    favourited: flag(from.favourited),
    reblogged: flag(from.reblogged),
    bookmarked: flag(from.bookmarked),
    bookmarkFolder: id(pleroma.bookmark_folder),
    pinned: flag(from.pinned),
    muted: flag(from.muted),
    // Where there is no flag of its own, `muted` means the thread (entities.md §3).
    threadMuted: flagOrNull(pleroma.thread_muted) ?? (!isDto(from.pleroma) && flag(from.muted)),
    reactions: list(pleroma.emoji_reactions ?? from.emoji_reactions, decodeReaction),
  };
}

function assemble(head: Head, from: Dto, reblogId: string | null, quote: Quote | null): Status {
  const pleroma = dto(from.pleroma);
  const mentions = mentionsOf(from);
  return {
    id: head.id,
    uri: text(from.uri),
    url: linkOrNull(from.url),
    accountId: head.account.id,
    createdAt: time(from.created_at) ?? 0,
    editedAt: time(from.edited_at),
    ...textsOf(from),
    visibility: visibilityOf(from),
    sensitive: flag(from.sensitive),
    ...parentOf(from, head.account, mentions),
    reblogId,
    quote,
    conversationId: wordsOrNull(pleroma.context) ?? id(pleroma.conversation_id),
    repliesCount: count(from.replies_count),
    reblogsCount: count(from.reblogs_count),
    favouritesCount: count(from.favourites_count),
    ...viewerFactsOf(from),
    isLocal: flagOrNull(pleroma.local) ?? head.account.isLocal,
    attachments: list(from.media_attachments, decodeAttachment),
    mentions,
    tags: list(from.tags, decodeTag),
    emojis: list(from.emojis, decodeEmoji),
    card: decodeCard(from.card),
    poll: decodePoll(from.poll),
    application: wordsOrNull(dto(from.application).name),
    expiresAt: time(pleroma.expires_at),
    // Mastodon refuses the quote of a post whose author denies it, or has rules that it does not know.
    quotable: !/^(?:denied|unknown)$/.test(text(dto(from.quote_approval).current_user)),
    filters: list(from.filtered, decodeFilter),
  };
}

type Inner = Omit<StatusBundle, 'status'>;

/** Ids on the way down: a post inside itself is not followed. */
function readInner(input: unknown, inner: Inner, above: readonly string[]): Status | null {
  const innerId = id(dto(input).id);
  if (innerId === null || above.includes(innerId) || above.length >= DEEPEST) return null;
  const status = readStatus(dto(input), inner, above);
  if (status) inner.statuses.push(status);
  return status;
}

function readStatus(from: Dto, inner: Inner, above: readonly string[]): Status | null {
  const ownId = id(from.id);
  const account = ownId === null ? null : addAuthor(from.account, inner.accounts, inner.relationships);
  if (ownId === null || !account) return null;
  const path = [...above, ownId];
  const repeats = id(dto(from.reblog).id);
  // Some servers give a repeat the id of its post: then the post stands for both.
  if (repeats === ownId) return readStatus({ ...dto(from.reblog), reblog: null }, inner, above);
  const reblogged = readInner(from.reblog, inner, path);
  // A repeat whose post is hidden or broken has nothing to show.
  if (!reblogged && repeats !== null) return null;
  const quoted = readInner(quotedPost(from), inner, path);
  const quote: Quote | null = quoted ? { is: 'status', statusId: quoted.id } : absentQuote(from);
  return assemble({ id: ownId, account }, from, reblogged?.id ?? null, quote);
}

/** entities.md §3 with quotes of api.md §6; null when it has no id, no author, or repeats nothing readable. */
export function decodeStatus(input: unknown): StatusBundle | null {
  const inner: Inner = { statuses: [], accounts: [], relationships: [] };
  const status = readStatus(dto(input), inner, []);
  return status && { status, ...inner };
}

export interface ContextBundle {
  ancestors: StatusBundle[];
  descendants: StatusBundle[];
}

export const decodeContext = (input: unknown): ContextBundle => ({
  ancestors: list(dto(input).ancestors, decodeStatus),
  descendants: list(dto(input).descendants, decodeStatus),
});
