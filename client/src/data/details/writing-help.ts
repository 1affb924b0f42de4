import type { AccountId, StatusId } from '@/domain/ids';
import type { StatusPreview } from '@/domain/status/status-preview';
import type { Sticker, StickerPack } from '@/domain/instance/sticker';
import type { Visibility } from '@/domain/status/visibility';

/** What a preview is made of. */
export interface PreviewedStatus {
  text: string;
  spoilerText: string;
  visibility: Visibility;
  contentType: string;
  language: string | null;
  inReplyToId: StatusId | null;
}

/** What helps while somebody writes (COMP-04, COMP-10, COMP-11). Promises reject with ApiError. */
export interface WritingHelp {
  /** People of whom something was seen here and whose handle or name begins with the words; 20 at most. */
  knownPeople(words: string): readonly AccountId[];
  /** Whom the server finds; the same question is asked once. They are in the records then. */
  findPeople(words: string): Promise<readonly AccountId[]>;
  /** Tags of posts that were seen here, without the sign, the most frequent first. */
  knownTags(words: string): readonly string[];
  /** Tags that the reader follows, then what the server finds: Akkoma knows no beginnings of tags. */
  findTags(words: string): Promise<readonly string[]>;
  /** Only for servers with `pleromaApi`: others would publish the post. */
  preview(post: PreviewedStatus, signal: AbortSignal): Promise<StatusPreview>;
  /** Empty where the server has none; asked once. */
  stickers(): Promise<readonly StickerPack[]>;
  stickerFile(sticker: Sticker): Promise<File>;
}
