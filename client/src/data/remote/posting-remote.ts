import type { AttachmentId, StatusId } from '@/domain/ids';
import type { Attachment } from '@/domain/attachment';
import type { ScheduledPost, StatusSource } from '@/domain/scheduled-post';
import type { StatusBundle } from '@/api/decode/status';
import { describeMedia, uploadMedia } from '@/api/endpoints/media';
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
  describe(
    id: AttachmentId,
    facts: { description: string; focus: { x: number; y: number } | null },
  ): Promise<Attachment>;
  scheduled(cursor: Cursor): Promise<Page<ScheduledPost>>;
  /** Unix milliseconds. */
  reschedule(id: string, at: number): Promise<ScheduledPost>;
  cancelScheduled(id: string): Promise<void>;
}

export const createPostingRemote = (client: Client): PostingRemote => ({
  send: (post) => sendStatus(client, post),
  edit: (id, edit) => editStatus(client, id, edit),
  source: (id) => fetchSource(client, id),
  upload: (file, fileName, description) => uploadMedia(client, file, { fileName, description }),
  describe: (id, facts) => describeMedia(client, id, facts),
  scheduled: (cursor) => fetchScheduled(client, cursor),
  reschedule: (id, at) => reschedule(client, id, at),
  cancelScheduled: (id) => cancelScheduled(client, id),
});
