import type { CustomEmoji } from './emoji';
import type { Mention } from '@/domain/status/status';

/** What the staff tell everybody (entities.md §4). Times are Unix milliseconds. */
export interface Announcement {
  id: string;
  /** Server HTML: only parts/rich-text may show it. */
  content: string;
  /** The text as it was written; only admins get it. */
  source: string | null;
  startsAt: number | null;
  endsAt: number | null;
  allDay: boolean;
  publishedAt: number | null;
  /** Null for those who cannot mark it. */
  read: boolean | null;
  /** Not shown to people now: over, or still to come. Only admins see such ones. */
  inactive: boolean;
  emojis: readonly CustomEmoji[];
  mentions: readonly Mention[];
}

/** What an admin writes. */
export interface AnnouncementDraft {
  content: string;
  startsAt: number | null;
  endsAt: number | null;
  allDay: boolean;
}
