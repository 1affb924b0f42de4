import { fetchFollowedTags, searchAccounts } from '@/api/endpoints/people';
import { previewStatus, type StatusToPreview } from '@/api/endpoints/preview';
import { searchTags } from '@/api/endpoints/search';
import { fetchStickerFile, fetchStickers } from '@/api/endpoints/stickers';
import type { AccountBundle } from '@/api/decode/account';
import type { Client } from '@/api/http';
import type { StatusPreview } from '@/domain/status/status-preview';
import type { Sticker, StickerPack } from '@/domain/instance/sticker';

export type { StatusToPreview };

/** What is asked while somebody writes. Every call throws ApiError. */
export interface WritingHelpRemote {
  people(words: string): Promise<readonly AccountBundle[]>;
  tags(words: string): Promise<readonly string[]>;
  /** The first hundred. */
  followedTags(): Promise<readonly string[]>;
  preview(post: StatusToPreview, signal: AbortSignal): Promise<StatusPreview>;
  stickers(): Promise<readonly StickerPack[]>;
  stickerFile(sticker: Sticker): Promise<File>;
}

export const createWritingHelpRemote = (client: Client): WritingHelpRemote => ({
  people: (words) => searchAccounts(client, words, { limit: 10 }),
  tags: (words) => searchTags(client, words),
  followedTags: async () => (await fetchFollowedTags(client)).items,
  preview: (post, signal) => previewStatus(client, post, signal),
  stickers: () => fetchStickers(client),
  stickerFile: (sticker) => fetchStickerFile(client, sticker),
});
