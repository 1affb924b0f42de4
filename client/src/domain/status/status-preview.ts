import type { CustomEmoji } from '@/domain/instance/emoji';
import type { Mention } from './status';

/** A post as the server would publish it (COMP-04). */
export interface StatusPreview {
  /** Server HTML: only parts/rich-text may show it. */
  content: string;
  spoilerText: string;
  sourceType: string | null;
  emojis: readonly CustomEmoji[];
  mentions: readonly Mention[];
}
