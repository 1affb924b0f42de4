import type { DateTime, Emoji, Id } from './basics.ts';

export interface Poll {
  id: Id;
  /** Null: never ends. */
  expires_at: DateTime | null;
  expired: boolean;
  multiple: boolean;
  votes_count: number;
  /** Null for a single choice on Akkoma. */
  voters_count: number | null;
  voted?: boolean;
  own_votes?: number[] | null;
  options: { title: string; votes_count: number | null }[];
  emojis: Emoji[];
}
