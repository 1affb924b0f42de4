import type { ComposeContent } from '@/domain/writing/compose-content';
import type { ScheduledPost, StatusSource } from '@/domain/status/scheduled-post';
import type { StatusId } from '@/domain/ids';
import type { Draft, DraftKey } from '@/data/writing/drafts/draft';
import type { DraftFiles } from '@/data/writing/drafts/draft-files';
import type { Outbox } from '@/data/writing/outbox/outbox';

export interface StoredDraft {
  key: DraftKey;
  draft: Draft;
}

export interface ScheduledPage {
  items: readonly ScheduledPost[];
  /** Fetches what comes after; null at the end. */
  next: (() => Promise<ScheduledPage>) | null;
}

/** What who writes needs; its code comes with the first form. Calls reject with ApiError. */
export interface Posting {
  outbox: Outbox;
  files: DraftFiles;
  /** All drafts of the account, the newest first. */
  drafts(): readonly StoredDraft[];
  /** Source of an own post. Browsers keep a second question waiting for the first: end the one that nobody needs. */
  source(id: StatusId, signal: AbortSignal): Promise<StatusSource>;
  /** An own post as the server has it at this moment, as the content of an edit; the records have it then, too. */
  toEdit(id: StatusId, signal: AbortSignal): Promise<ComposeContent>;
  /** Deletes an own post that is about to be written anew. */
  removeForRedraft(id: StatusId): Promise<void>;
  scheduled(): Promise<ScheduledPage>;
  /** Unix milliseconds. */
  reschedule(id: string, at: number): Promise<ScheduledPost>;
  cancelScheduled(id: string): Promise<void>;
}
