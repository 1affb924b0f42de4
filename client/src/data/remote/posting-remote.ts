import { toApiError } from '@/domain/api-error';
import type { AttachmentId, StatusId } from '@/domain/ids';
import type { Attachment } from '@/domain/attachment';
import type { ScheduledPost, StatusSource } from '@/domain/scheduled-post';
import type { Server } from '@/domain/server';
import type { StatusBundle } from '@/api/decode/status';
import { describeMedia, fetchMedia, uploadMedia } from '@/api/endpoints/media';
import {
  editStatus,
  fetchSource,
  sendStatus,
  type PostAnswer,
  type StatusEdit,
} from '@/api/endpoints/posting';
import { cancelScheduled, fetchScheduled, reschedule } from '@/api/endpoints/scheduled';
import type { Client } from '@/api/http';
import type { Cursor, Page } from '@/api/pagination';
import type { OutgoingStatus } from '@/data/outgoing-status';

/** Calls of who writes. Every call throws ApiError. */
export interface PostingRemote {
  send(post: OutgoingStatus): Promise<PostAnswer>;
  edit(id: StatusId, edit: StatusEdit): Promise<StatusBundle>;
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
  edit: (id, edit) => editStatus(client, id, edit, server().can),
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
