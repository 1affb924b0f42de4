import type { Attachment } from './attachment';
import type { DraftPoll } from '@/domain/writing/compose-content';
import type { StatusId } from '@/domain/ids';
import type { Visibility } from './visibility';

/** A post that its server keeps until its time has come. */
export interface ScheduledPost {
  id: string;
  /** Unix milliseconds. */
  at: number;
  text: string;
  spoilerText: string;
  visibility: Visibility | null;
  sensitive: boolean;
  contentType: string | null;
  language: string | null;
  inReplyToId: StatusId | null;
  quoteId: StatusId | null;
  attachments: readonly Attachment[];
  poll: DraftPoll | null;
  /** Seconds. */
  expiresIn: number | null;
}

/** The source of an own post, for editing. */
export interface StatusSource {
  text: string;
  spoilerText: string;
  contentType: string | null;
}

/** Servers take a time only when it is at least so far away, in milliseconds (api.md §10). */
export const SHORTEST_WAIT = 5 * 60_000;
/** Posts that delete themselves live at least so long, in seconds. */
export const SHORTEST_LIFE = 3600;
