/** What staff did; who and whom are kept as they were then. Data folders without the table get it. */
export const moderationLogSchema = `
CREATE TABLE IF NOT EXISTS moderation_log (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  actor_id TEXT NOT NULL,
  data TEXT NOT NULL,
  message TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
`;

/** Folders of bookmarks, as Pleroma has them; a name once for each account. Data folders without the table get it. */
export const bookmarkFoldersSchema = `
CREATE TABLE IF NOT EXISTS bookmark_folders (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  emoji TEXT,
  UNIQUE (account_id, name)
) STRICT;
`;

/** Sign-in, notifications, staff work and what a client keeps on the server. */
export const moreSchema = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE apps (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  website TEXT,
  redirect_uris TEXT NOT NULL,
  scopes TEXT NOT NULL,
  client_id TEXT NOT NULL UNIQUE,
  client_secret TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE TABLE tokens (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  app_id INTEGER NOT NULL REFERENCES apps (id) ON DELETE CASCADE,
  account_id TEXT REFERENCES accounts (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL UNIQUE,
  refresh_hash TEXT NOT NULL UNIQUE,
  scopes TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  valid_until INTEGER NOT NULL
) STRICT;
CREATE INDEX tokens_by_account ON tokens (account_id);
CREATE TABLE auth_codes (
  code_hash TEXT PRIMARY KEY,
  app_id INTEGER NOT NULL REFERENCES apps (id) ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  scopes TEXT NOT NULL,
  redirect_uri TEXT NOT NULL,
  code_challenge TEXT,
  code_challenge_method TEXT,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE mfa_tokens (
  token_hash TEXT PRIMARY KEY,
  app_id INTEGER NOT NULL REFERENCES apps (id) ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  scopes TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE push_subscriptions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  token_id INTEGER NOT NULL UNIQUE REFERENCES tokens (id) ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  endpoint TEXT NOT NULL,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  alerts TEXT NOT NULL DEFAULT '{}',
  access_token TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE TABLE notifications (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  type TEXT NOT NULL,
  from_account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  status_id TEXT REFERENCES statuses (id) ON DELETE CASCADE,
  target_account_id TEXT REFERENCES accounts (id) ON DELETE CASCADE,
  report_id TEXT REFERENCES reports (id) ON DELETE CASCADE,
  emoji TEXT,
  emoji_url TEXT,
  is_seen INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX notifications_by_account ON notifications (account_id, id);
CREATE INDEX notifications_unseen ON notifications (account_id) WHERE is_seen = 0;
CREATE INDEX notifications_by_status ON notifications (status_id);
CREATE TABLE markers (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  timeline TEXT NOT NULL,
  last_read_id TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 0,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, timeline)
) STRICT, WITHOUT ROWID;

CREATE TABLE announcements (
  id TEXT PRIMARY KEY,
  content TEXT NOT NULL,
  raw_content TEXT NOT NULL,
  starts_at INTEGER,
  ends_at INTEGER,
  all_day INTEGER NOT NULL DEFAULT 0,
  published_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE TABLE announcement_reads (
  announcement_id TEXT NOT NULL REFERENCES announcements (id) ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  PRIMARY KEY (announcement_id, account_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE reports (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  actor_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  content TEXT,
  state TEXT NOT NULL DEFAULT 'open',
  forwarded INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) STRICT;
CREATE TABLE report_statuses (
  report_id TEXT NOT NULL REFERENCES reports (id) ON DELETE CASCADE,
  status_id TEXT NOT NULL,
  content TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (report_id, status_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE report_notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  report_id TEXT NOT NULL REFERENCES reports (id) ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  content TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE filters (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  phrase TEXT NOT NULL,
  context TEXT NOT NULL,
  whole_word INTEGER NOT NULL DEFAULT 1,
  irreversible INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER
) STRICT;
CREATE TABLE emojis (
  shortcode TEXT NOT NULL,
  host TEXT NOT NULL DEFAULT '',
  path TEXT NOT NULL,
  static_path TEXT,
  pack TEXT NOT NULL,
  PRIMARY KEY (shortcode, host)
) STRICT, WITHOUT ROWID;
CREATE TABLE frontend_settings (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  client TEXT NOT NULL,
  profile TEXT NOT NULL,
  version INTEGER NOT NULL,
  settings TEXT NOT NULL,
  PRIMARY KEY (account_id, client, profile)
) STRICT, WITHOUT ROWID;
CREATE TABLE idempotency_keys (
  key TEXT PRIMARY KEY,
  account_id TEXT,
  status INTEGER NOT NULL,
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE scheduled_statuses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  params TEXT NOT NULL,
  scheduled_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE TABLE backups (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  path TEXT,
  size INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) STRICT;
CREATE TABLE invites (
  token TEXT PRIMARY KEY,
  used INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
${moderationLogSchema}${bookmarkFoldersSchema}`;
