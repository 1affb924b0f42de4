import type { DateTime, Id } from './basics.ts';

/** v1: one phrase. */
export interface Filter {
  id: Id;
  phrase: string;
  context: string[];
  whole_word: boolean;
  expires_at: DateTime | null;
  irreversible: boolean;
}

/** v2 (Mastodon, GoToSocial): a named group. */
export interface FilterGroup {
  id: Id;
  title: string;
  context: string[];
  expires_at: DateTime | null;
  filter_action: 'warn' | 'hide' | 'blur';
  keywords?: { id: Id; keyword: string; whole_word: boolean }[];
  statuses?: { id: Id; status_id: Id }[];
}

export interface FilterResult {
  filter: FilterGroup;
  keyword_matches: string[] | null;
  status_matches: Id[] | null;
}
