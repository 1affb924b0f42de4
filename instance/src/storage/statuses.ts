import { marks } from './insert.ts';
import type { Db } from '../lib/db.ts';

/** A row of `statuses` (storage/schema-statuses.ts says what is what). */
export interface StatusRow {
  id: string;
  account_id: string;
  uri: string;
  url: string;
  local: number;
  created_at: number;
  edited_at: number | null;
  expires_at: number | null;
  pinned_at: number | null;
  content: string;
  content_text: string;
  spoiler_text: string;
  source: string;
  content_type: string;
  language: string | null;
  visibility: string;
  list_id: number | null;
  sensitive: number;
  in_reply_to_id: string | null;
  in_reply_to_account_id: string | null;
  conversation_id: number;
  context: string;
  reblog_of_id: string | null;
  quote_id: string | null;
  poll_id: number | null;
  has_media: number;
  emojis: string;
  card_url: string | null;
  application_name: string | null;
  application_website: string | null;
  replies_count: number;
  reblogs_count: number;
  favourites_count: number;
}

export function getStatus(db: Db, id: string): StatusRow | undefined {
  return db.get<StatusRow>('SELECT * FROM statuses WHERE id = ?', id);
}

/** Many posts at once, by id. */
export function getStatuses(db: Db, ids: Iterable<string>): Map<string, StatusRow> {
  const wanted = [...new Set(ids)];
  const rows = db.all<StatusRow>(`SELECT * FROM statuses WHERE id IN (${marks(wanted)})`, ...wanted);
  return new Map(rows.map((row) => [row.id, row]));
}
