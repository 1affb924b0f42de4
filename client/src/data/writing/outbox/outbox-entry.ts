import type { ApiErrorKind } from '@/domain/api-error';
import type { ComposeBox, ComposeContent } from '@/domain/writing/compose-content';
import type { StatusId } from '@/domain/ids';
import { allMedia } from '@/domain/writing/draft-media';
import type { DraftKey } from '@/data/writing/drafts/draft';

/** What a written post is about, beside its words. */
export interface ComposeContext {
  inReplyToId: StatusId | null;
  quoteId: StatusId | null;
  /** An own post that these words replace. */
  editOf: StatusId | null;
  /** A scheduled post that goes first, because this one is it, sent now. */
  cancels: Cancels | null;
}

interface Cancels {
  id: string;
  /** When the server would send it by itself; Unix milliseconds. */
  at: number;
  /** The server was asked already, and may have done it. */
  asked: boolean;
}

/** Written and handed over; kept by the browser until the server has it or refuses it. */
export interface OutboxEntry {
  /** Also the idempotency key of the first post; later ones of a chain have it with their number. */
  id: string;
  /** Unix milliseconds. */
  createdAt: number;
  draftKey: DraftKey;
  content: ComposeContent;
  context: ComposeContext;
  /** Posts of the chain that are on the server. */
  sentIds: readonly StatusId[];
  attempts: number;
  /** Unix milliseconds before which trying again is pointless. */
  nextAt: number;
  /** Since when it is open whether the server got the post that is next; Unix milliseconds. */
  unsureSince: number | null;
  /** It was looked for, and may be there. */
  mayBeThere: boolean;
  /** How often its author had it sent although it may be there: the server must not take it for the same post. */
  keyTurn: number;
  /** Why the last attempt failed. */
  error: { kind: ApiErrorKind; message: string } | null;
}

export interface OutboxItem {
  entry: OutboxEntry;
  /** Posts of the chain that are sent, of how many. */
  done: number;
  total: number;
  sending: boolean;
  /** Only its author can say whether it was posted: nothing is sent before that. */
  inDoubt: boolean;
  /** This page, or another tab, sends it for the first time. */
  isFirst: boolean;
}

export const boxesOf = ({ content }: Pick<OutboxEntry, 'content'>): readonly ComposeBox[] => [
  content,
  ...content.more,
];

export const keyOfPost = ({ id, keyTurn }: OutboxEntry, at: number): string =>
  `${at === 0 ? id : `${id}-${at}`}${keyTurn === 0 ? '' : `~${keyTurn}`}`;

/** The key of what is left to send: the server may have its first post already. */
export const keyOfRest = (entry: OutboxEntry): string => keyOfPost(entry, entry.sentIds.length);

/** What is left to send, as the content of a form. */
function remainingContent({ content, sentIds }: OutboxEntry): ComposeContent {
  const last = sentIds.at(-1);
  const [first, ...more] = content.more.slice(sentIds.length - 1);
  if (last === undefined || first === undefined) return content;
  const { text, media, poll } = first;
  return { ...content, text, media, poll, more, after: last, quotes: null, maybeSent: null };
}

/** What is left to send, as a form needs it: with what the server may have already. */
export function contentToReturn(entry: OutboxEntry): ComposeContent {
  const content = remainingContent(entry);
  const { unsureSince: sentAt, sentIds } = entry;
  if (sentAt === null) return content;
  const scheduledAt = sentIds.length === 0 ? content.scheduledAt : null;
  return { ...content, maybeSent: { key: keyOfRest(entry), text: content.text, scheduledAt, sentAt } };
}

/**
 * How long servers remember an idempotency key at least: Mastodon one hour, Akkoma six. Later nobody can
 * know whether sending again would post twice.
 */
const KEY_LIFE = 50 * 60_000;

/** The server may not know the key any more. */
const isForgotten = (sentAt: number, now: number): boolean => now - sentAt > KEY_LIFE;

/** Only its author can say whether it was posted: it is not sent again by itself. */
export const isInDoubt = ({ unsureSince, mayBeThere, context }: OutboxEntry, now: number): boolean =>
  context.editOf === null && (mayBeThere || (unsureSince !== null && isForgotten(unsureSince, now)));

/** Its author has looked, and says that it is not there. */
export const decided = (entry: OutboxEntry): OutboxEntry => ({
  ...entry,
  unsureSince: null,
  mayBeThere: false,
  content: { ...entry.content, maybeSent: null },
  keyTurn: entry.keyTurn + (entry.mayBeThere ? 1 : 0),
});

const MINUTE = 60_000;
const MEGABYTE = 1_048_576;

/**
 * The longest pause of a server that is not heard, in milliseconds. A post may go through at any time: it is tried
 * again within a minute, and a minute more for each megabyte of files that would go up in vain. Each try of an edit may
 * be one more version that people are told of: its pauses have no such end.
 */
export function longestUnheard({ context, content }: OutboxEntry): number {
  if (context.editOf !== null) return Infinity;
  const notUp = allMedia(content).filter(({ mediaId }) => mediaId === null);
  return MINUTE * (1 + notUp.reduce((sum, { size }) => sum + size, 0) / MEGABYTE);
}

/** How often an edit that the network cut is saved again only because time has passed. */
const EDIT_AGAIN = 2;

/**
 * Each try may be one more version that people are told of, heard of here or not: the edit is saved again when the
 * server is back, at the next start, or when its author says so.
 */
export const waitsForReturn = ({ context, attempts, error }: OutboxEntry): boolean =>
  context.editOf !== null &&
  attempts > EDIT_AGAIN &&
  (error?.kind === 'offline' || error?.kind === 'timeout');
