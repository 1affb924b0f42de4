import type { Announcement } from '@skein/wire';
import { isoSeconds } from '../lib/time.ts';

export interface AnnouncementRow {
  id: string;
  content: string;
  raw_content: string;
  starts_at: number | null;
  ends_at: number | null;
  all_day: number;
  published_at: number;
  updated_at: number;
}

const orNull = (ms: number | null) => (ms === null ? null : isoSeconds(ms));

/** An announcement without the viewer's mark. */
export function announcementView(row: AnnouncementRow): Announcement {
  return {
    id: row.id,
    content: row.content,
    starts_at: orNull(row.starts_at),
    ends_at: orNull(row.ends_at),
    all_day: row.all_day === 1,
    published_at: isoSeconds(row.published_at),
    updated_at: isoSeconds(row.updated_at),
    mentions: [],
    statuses: [],
    tags: [],
    emojis: [],
    reactions: [],
  };
}
