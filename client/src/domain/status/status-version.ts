import type { Attachment } from './attachment';
import type { CustomEmoji } from '@/domain/instance/emoji';

/** A post as it once was (ACT-05). */
export interface StatusVersion {
  /** Unix milliseconds; 0 where the server tells none. */
  createdAt: number;
  /** Server HTML: only parts/rich-text may show it. */
  content: string;
  spoilerText: string;
  sensitive: boolean;
  attachments: readonly Attachment[];
  emojis: readonly CustomEmoji[];
  /** Titles of the options, null where there was no poll. */
  pollOptions: readonly string[] | null;
}
