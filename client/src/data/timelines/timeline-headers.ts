import type { Readable } from '@/data/readable';

/** What the headers of tags ask for and send; every call throws ApiError. */
export interface HeadersRemote {
  /** `following` is null where the server cannot follow tags. */
  tag(name: string): Promise<{ following: boolean | null }>;
  followTag(name: string, on: boolean): Promise<{ following: boolean | null }>;
}

/** Which tags the reader follows. */
export interface TimelineHeaders {
  /** As the reader wishes, else as the server has said; null where it has not, or cannot follow tags. */
  follows(tag: string): Readable<boolean | null>;
  /** Asks the server; throws ApiError. */
  look(tag: string): Promise<void>;
  followTag(tag: string, on: boolean): void;
}
