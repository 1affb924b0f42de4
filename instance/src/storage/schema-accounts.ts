/**
 * People and what stands between them. Host null = local. Own addresses are stored with STORED_ORIGIN
 * (lib/urls.ts) because the server may be reached under any host and port; paths begin with a slash.
 */
export const accountsSchema = `
CREATE TABLE accounts (
  id TEXT PRIMARY KEY,
  username TEXT NOT NULL,
  host TEXT,
  acct TEXT NOT NULL UNIQUE COLLATE NOCASE,
  ap_id TEXT NOT NULL UNIQUE,
  url TEXT NOT NULL,
  display_name TEXT NOT NULL DEFAULT '',
  note TEXT NOT NULL DEFAULT '',
  note_source TEXT NOT NULL DEFAULT '',
  fields TEXT NOT NULL DEFAULT '[]',
  fields_source TEXT NOT NULL DEFAULT '[]',
  avatar TEXT,
  header TEXT,
  background TEXT,
  locked INTEGER NOT NULL DEFAULT 0,
  actor_type TEXT NOT NULL DEFAULT 'Person',
  created_at INTEGER NOT NULL,
  last_status_at INTEGER,
  followers_count INTEGER NOT NULL DEFAULT 0,
  following_count INTEGER NOT NULL DEFAULT 0,
  statuses_count INTEGER NOT NULL DEFAULT 0,
  is_admin INTEGER NOT NULL DEFAULT 0,
  is_moderator INTEGER NOT NULL DEFAULT 0,
  is_active INTEGER NOT NULL DEFAULT 1,
  is_confirmed INTEGER NOT NULL DEFAULT 1,
  is_approved INTEGER NOT NULL DEFAULT 1,
  is_suggested INTEGER NOT NULL DEFAULT 0,
  registration_reason TEXT,
  discoverable INTEGER NOT NULL DEFAULT 1,
  hide_followers INTEGER NOT NULL DEFAULT 0,
  hide_follows INTEGER NOT NULL DEFAULT 0,
  hide_followers_count INTEGER NOT NULL DEFAULT 0,
  hide_follows_count INTEGER NOT NULL DEFAULT 0,
  hide_favorites INTEGER NOT NULL DEFAULT 1,
  show_role INTEGER NOT NULL DEFAULT 1,
  no_rich_text INTEGER NOT NULL DEFAULT 0,
  default_scope TEXT NOT NULL DEFAULT 'public',
  skip_thread_containment INTEGER NOT NULL DEFAULT 0,
  allow_following_move INTEGER NOT NULL DEFAULT 1,
  accepts_direct_messages_from TEXT NOT NULL DEFAULT 'everybody',
  permit_followback INTEGER NOT NULL DEFAULT 0,
  status_ttl_days INTEGER,
  language TEXT,
  also_known_as TEXT NOT NULL DEFAULT '[]',
  moved_to_id TEXT,
  tags TEXT NOT NULL DEFAULT '[]',
  settings_store TEXT NOT NULL DEFAULT '{}',
  block_from_strangers INTEGER NOT NULL DEFAULT 0,
  hide_notification_contents INTEGER NOT NULL DEFAULT 0,
  mascot_media_id INTEGER
) STRICT;
CREATE INDEX accounts_by_username ON accounts (username COLLATE NOCASE, host);
CREATE INDEX accounts_by_host ON accounts (host);
CREATE INDEX accounts_closed ON accounts (id) WHERE is_active = 0;

CREATE TABLE hosts (
  host TEXT PRIMARY KEY COLLATE NOCASE,
  software TEXT,
  version TEXT,
  favicon TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE credentials (
  account_id TEXT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  email TEXT COLLATE NOCASE,
  password_hash TEXT NOT NULL,
  totp_secret TEXT,
  totp_enabled INTEGER NOT NULL DEFAULT 0,
  recovery_codes TEXT NOT NULL DEFAULT '[]',
  must_reset_password INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE UNIQUE INDEX credentials_by_email ON credentials (email) WHERE email IS NOT NULL;

CREATE TABLE follows (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  follower_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  followed_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  state TEXT NOT NULL DEFAULT 'accepted' CHECK (state IN ('accepted', 'pending')),
  reblogs INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  UNIQUE (follower_id, followed_id)
) STRICT;
CREATE INDEX follows_by_followed ON follows (followed_id, state, id);
CREATE INDEX follows_by_follower ON follows (follower_id, state, id);

CREATE TABLE subscriptions (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  target_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  PRIMARY KEY (account_id, target_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX subscriptions_by_target ON subscriptions (target_id);

CREATE TABLE blocks (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  target_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  UNIQUE (account_id, target_id)
) STRICT;
CREATE INDEX blocks_by_target ON blocks (target_id);

CREATE TABLE mutes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  target_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  notifications INTEGER NOT NULL DEFAULT 1,
  expires_at INTEGER,
  created_at INTEGER NOT NULL,
  UNIQUE (account_id, target_id)
) STRICT;

CREATE TABLE domain_blocks (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  domain TEXT NOT NULL COLLATE NOCASE,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, domain)
) STRICT, WITHOUT ROWID;

CREATE TABLE account_notes (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  target_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  comment TEXT NOT NULL,
  PRIMARY KEY (account_id, target_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE lists (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  title TEXT NOT NULL
) STRICT;
CREATE INDEX lists_by_account ON lists (account_id);
CREATE TABLE list_members (
  list_id INTEGER NOT NULL REFERENCES lists (id) ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  PRIMARY KEY (list_id, account_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX list_members_by_account ON list_members (account_id);

CREATE TRIGGER follow_added AFTER INSERT ON follows WHEN new.state = 'accepted' BEGIN
  UPDATE accounts SET following_count = following_count + 1 WHERE id = new.follower_id;
  UPDATE accounts SET followers_count = followers_count + 1 WHERE id = new.followed_id;
END;
CREATE TRIGGER follow_accepted AFTER UPDATE OF state ON follows
WHEN new.state = 'accepted' AND old.state = 'pending' BEGIN
  UPDATE accounts SET following_count = following_count + 1 WHERE id = new.follower_id;
  UPDATE accounts SET followers_count = followers_count + 1 WHERE id = new.followed_id;
END;
CREATE TRIGGER follow_removed AFTER DELETE ON follows WHEN old.state = 'accepted' BEGIN
  UPDATE accounts SET following_count = max(0, following_count - 1) WHERE id = old.follower_id;
  UPDATE accounts SET followers_count = max(0, followers_count - 1) WHERE id = old.followed_id;
END;
`;
