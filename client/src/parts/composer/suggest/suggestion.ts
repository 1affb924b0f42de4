import type { CustomEmoji } from '@/domain/instance/emoji';
import type { AccountId } from '@/domain/ids';

/** One entry of the list of suggestions. */
export interface Suggestion {
  key: string;
  /** What is written for it. */
  words: string;
  label: string;
  look:
    | { is: 'character'; character: string }
    | { is: 'emoji'; emoji: CustomEmoji }
    | { is: 'person'; id: AccountId }
    | { is: 'plain' };
}
