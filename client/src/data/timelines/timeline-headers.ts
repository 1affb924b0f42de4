import type { Readable } from '@/data/readable';

/** Which tags the reader follows. */
export interface TimelineHeaders {
  /** As the reader wishes, else as the server has said; null where it has not, or cannot follow tags. */
  follows(tag: string): Readable<boolean | null>;
  /** Asks the server; throws ApiError. */
  look(tag: string): Promise<void>;
  followTag(tag: string, on: boolean): void;
}
