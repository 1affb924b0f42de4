import { toApiError } from '@/domain/api-error';
import type { AccountId, AttachmentId, StatusId } from '@/domain/ids';
import type { Attachment } from '@/domain/status/attachment';
import type { ScheduledPost, StatusSource } from '@/domain/status/scheduled-post';
import type { Status } from '@/domain/status/status';
import type { Server } from '@/domain/instance/server';
import type { StatusBundle } from '@/api/decode/status';
import { describeMedia, fetchMedia, uploadMedia } from '@/api/endpoints/media';
import {
  editStatus,
  fetchNewest,
  fetchSource,
  sendStatus,
  type PostAnswer,
  type StatusEdit,
} from '@/api/endpoints/posting';
import { fetchStatus } from '@/api/endpoints/statuses';
import { cancelScheduled, fetchScheduled, reschedule } from '@/api/endpoints/scheduled';
import type { Client } from '@/api/http';
import type { Cursor, Page } from '@/api/pagination';
import type { OutgoingStatus } from '@/domain/writing/outgoing-status';

export type { PostAnswer, StatusEdit as EditOfPost };

/** A post that was sent, and whose answer did not come. */
export interface LostPost {
  by: AccountId;
  text: string;
  scheduledAt: string | null;
  /** When it was sent; Unix milliseconds. */
  sentAt: number;
  /** Others of that time. */
  known: readonly StatusId[];
  /** The server does not answer for the key. */
  keyFails: boolean;
}

export interface CurrentPost {
  bundle: StatusBundle;
  source: StatusSource;
}

/** Calls of who writes. Every call throws ApiError. */
export interface PostingRemote {
  send(post: OutgoingStatus): Promise<PostAnswer>;
  /**
   * Whether the server has a post that it would not know by its key: `maybe` where an own post is as new, and, where
   * keys are known but this one fails, has its words. `no` also where it knows keys and answers for them.
   */
  has(post: LostPost): Promise<'yes' | 'maybe' | 'no'>;
  edit(id: StatusId, edit: StatusEdit): Promise<StatusBundle>;
  /** The reader's own post as the server has it now, for an edit. */
  current(id: StatusId): Promise<CurrentPost>;
  source(id: StatusId): Promise<StatusSource>;
  upload(file: Blob, fileName: string, description: string): Promise<Attachment>;
  /** False when the server has forgotten the file. */
  hasMedia(id: AttachmentId): Promise<boolean>;
  describe(
    id: AttachmentId,
    facts: { description: string; focus: { x: number; y: number } | null },
  ): Promise<Attachment>;
  scheduled(cursor: Cursor): Promise<Page<ScheduledPost>>;
  /** Unix milliseconds. */
  reschedule(id: string, at: number): Promise<ScheduledPost>;
  cancelScheduled(id: string): Promise<void>;
  /** The same calls, which end as `aborted` when the signal says so. */
  until(signal: AbortSignal): PostingRemote;
}

/** What of a text is the same in the post: servers leave out the hosts of mentions, and write quotes and spaces anew. */
const lettersOf = (text: string): string =>
  text
    .replaceAll(/(@[\w.-]+)@[\w.-]+/g, '$1')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Clocks of browsers and servers differ by less, mostly; milliseconds. */
const CLOCKS_DIFFER = 2 * 60_000;

async function has(
  client: Client,
  { knowsKeys }: Server['can'],
  { by, text, scheduledAt, sentAt, known, keyFails }: LostPost,
): Promise<'yes' | 'maybe' | 'no'> {
  if (scheduledAt !== null) {
    // Mastodon, too, keeps such a post twice that comes twice with the same key.
    const due = Date.parse(scheduledAt);
    const { items } = await fetchScheduled(client);
    return items.some((post) => post.text === text && Math.abs(post.at - due) < 60_000) ? 'yes' : 'no';
  }
  if (knowsKeys && !keyFails) return 'no';
  const newest = await fetchNewest(client, by);
  const isNew = ({ id, createdAt }: Status): boolean =>
    !known.includes(id) && createdAt > sentAt - CLOCKS_DIFFER;
  // A server that fails is common, one that fails because it has the post is rare: that post has its words.
  const maybe = ({ text: words }: Status): boolean => !keyFails || lettersOf(words) === lettersOf(text);
  return newest.some((post) => isNew(post) && maybe(post)) ? 'maybe' : 'no';
}

async function current(client: Client, id: StatusId): Promise<CurrentPost> {
  const [bundle, source] = await Promise.all([fetchStatus(client, id), fetchSource(client, id)]);
  return { bundle, source };
}

async function hasMedia(client: Client, id: AttachmentId): Promise<boolean> {
  try {
    await fetchMedia(client, id);
    return true;
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error.kind === 'not-found') return false;
    throw error;
  }
}

export const createPostingRemote = (client: Client, server: () => Server): PostingRemote => ({
  send: (post) => sendStatus(client, post, server().can),
  has: (post) => has(client, server().can, post),
  edit: (id, edit) => editStatus(client, id, edit, server().can),
  current: (id) => current(client, id),
  source: (id) => fetchSource(client, id),
  upload: (file, fileName, description) => uploadMedia(client, file, { fileName, description }),
  hasMedia: (id) => hasMedia(client, id),
  describe: (id, facts) => describeMedia(client, id, facts),
  scheduled: (cursor) => fetchScheduled(client, cursor),
  reschedule: (id, at) => reschedule(client, id, at),
  cancelScheduled: (id) => cancelScheduled(client, id),
  until: (signal) =>
    createPostingRemote({ ...client, send: (request) => client.send({ ...request, signal }) }, server),
});
