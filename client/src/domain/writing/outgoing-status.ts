import type { DraftPoll } from '@/domain/writing/compose-content';
import type { StatusId } from '@/domain/ids';
import type { Visibility } from '@/domain/status/visibility';

/** A post to be sent. `id` of media are those of uploaded attachments. */
export interface OutgoingStatus {
  text: string;
  spoilerText: string;
  visibility: Visibility;
  sensitive: boolean;
  contentType: string;
  language: string | null;
  inReplyToId: StatusId | null;
  quoteId: StatusId | null;
  mediaIds: readonly string[];
  poll: DraftPoll | null;
  /** ISO date; the server keeps the post until then. */
  scheduledAt: string | null;
  /** Seconds after which the server deletes the post. */
  expiresIn: number | null;
  /** The same key sent again never posts twice. */
  idempotencyKey: string;
}
