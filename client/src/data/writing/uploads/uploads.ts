import type { Attachment } from '@/domain/status/attachment';
import type { DraftMedia } from '@/domain/writing/compose-content';
import type { UploadState } from '@/domain/writing/upload';

/** Known by the server alone: it hangs on a post, or another client's draft named it. No file is kept here. */
export const isServers = ({ key, mediaId }: { key: string; mediaId: string | null }): boolean =>
  key === mediaId;

/** What is known of one file that is, or was, on its way to the server. */
export interface UploadView {
  state: UploadState;
  /** The file itself, where this browser has it. */
  file: Blob | null;
  /** As the server describes it, once it does. */
  attachment: Attachment | null;
}

/** The part of a draft's file that uploading needs. */
export type UploadFile = Pick<
  DraftMedia,
  'key' | 'mediaId' | 'name' | 'description' | 'sentDescription' | 'focus'
>;

/**
 * Files on their way to the server: a few at a time, without the place where they were taken, kept in the
 * browser until they are posted. Belongs to the realm: an upload goes on when its form is closed.
 */
export interface Uploads {
  /** As `Readable` of the realm. */
  view(key: string): {
    readonly get: () => UploadView | null;
    readonly subscribe: (listener: () => void) => () => void;
  };
  /** A new file: kept, then sent in its turn. */
  add(file: UploadFile, content: Blob): void;
  /** A file of a restored draft: sent from where it is kept, or looked for on the server. */
  resume(file: UploadFile): void;
  /** Another content under the same key (made smaller). */
  replace(file: UploadFile, content: Blob): void;
  stop(key: string): void;
  again(file: UploadFile): void;
  /** Stops and forgets, but leaves the kept file: the post still needs it. */
  forget(key: string): void;
  /** Stops, forgets and throws the file away. */
  drop(key: string): void;
  /** Whether this browser has all of them that are not on the server yet. */
  keepsAll(files: readonly UploadFile[]): Promise<boolean>;
  /**
   * To be called right before posting. Waits for uploads under way, sends again what the server has
   * forgotten, then the descriptions. Throws ApiError; `identifier` is `media_description` where a
   * description was refused.
   */
  settle<T extends UploadFile>(files: readonly T[]): Promise<readonly T[]>;
}
