/**
 * Posts and what people do with them. A deleted post is a deleted row: what hangs on it goes with it, while
 * replies and quotes keep the id of a parent that is no more. A repeat is a row with reblog_of_id. Counts are
 * kept by triggers. `content`, `uri`, `url` carry own addresses with STORED_ORIGIN (lib/urls.ts).
 */
export const statusesSchema = `
CREATE TABLE statuses (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  uri TEXT NOT NULL UNIQUE,
  url TEXT NOT NULL,
  local INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  edited_at INTEGER,
  expires_at INTEGER,
  pinned_at INTEGER,
  content TEXT NOT NULL DEFAULT '',
  content_text TEXT NOT NULL DEFAULT '',
  spoiler_text TEXT NOT NULL DEFAULT '',
  source TEXT NOT NULL DEFAULT '',
  content_type TEXT NOT NULL DEFAULT 'text/plain',
  language TEXT,
  visibility TEXT NOT NULL DEFAULT 'public',
  list_id INTEGER,
  sensitive INTEGER NOT NULL DEFAULT 0,
  in_reply_to_id TEXT,
  in_reply_to_account_id TEXT,
  conversation_id INTEGER NOT NULL,
  context TEXT NOT NULL,
  reblog_of_id TEXT REFERENCES statuses (id) ON DELETE CASCADE,
  quote_id TEXT,
  poll_id INTEGER,
  has_media INTEGER NOT NULL DEFAULT 0,
  emojis TEXT NOT NULL DEFAULT '[]',
  card_url TEXT,
  application_name TEXT,
  application_website TEXT,
  replies_count INTEGER NOT NULL DEFAULT 0,
  reblogs_count INTEGER NOT NULL DEFAULT 0,
  favourites_count INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX statuses_by_account ON statuses (account_id, id);
CREATE INDEX statuses_by_conversation ON statuses (conversation_id, id);
CREATE INDEX statuses_by_reply ON statuses (in_reply_to_id) WHERE in_reply_to_id IS NOT NULL;
CREATE UNIQUE INDEX statuses_by_reblog ON statuses (reblog_of_id, account_id) WHERE reblog_of_id IS NOT NULL;
CREATE INDEX statuses_by_quote ON statuses (quote_id) WHERE quote_id IS NOT NULL;
CREATE INDEX statuses_public ON statuses (id) WHERE visibility IN ('public', 'local') AND reblog_of_id IS NULL;
CREATE INDEX statuses_direct ON statuses (id) WHERE visibility = 'direct';
CREATE INDEX statuses_pinned ON statuses (account_id, pinned_at) WHERE pinned_at IS NOT NULL;
CREATE INDEX statuses_expiring ON statuses (expires_at) WHERE expires_at IS NOT NULL;

CREATE TABLE mentions (
  status_id TEXT NOT NULL REFERENCES statuses (id) ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  PRIMARY KEY (status_id, account_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX mentions_by_account ON mentions (account_id, status_id);

CREATE TABLE tags (name TEXT PRIMARY KEY COLLATE NOCASE, created_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE status_tags (
  tag TEXT NOT NULL COLLATE NOCASE,
  status_id TEXT NOT NULL REFERENCES statuses (id) ON DELETE CASCADE,
  PRIMARY KEY (tag, status_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX status_tags_by_status ON status_tags (status_id);
CREATE TABLE tag_follows (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  tag TEXT NOT NULL COLLATE NOCASE,
  UNIQUE (account_id, tag)
) STRICT;

CREATE TABLE media (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  status_id TEXT REFERENCES statuses (id) ON DELETE CASCADE,
  position INTEGER NOT NULL DEFAULT 0,
  type TEXT NOT NULL CHECK (type IN ('image', 'video', 'audio', 'unknown')),
  mime_type TEXT NOT NULL,
  path TEXT NOT NULL,
  preview_path TEXT,
  remote_url TEXT,
  description TEXT,
  blurhash TEXT,
  width INTEGER,
  height INTEGER,
  focus TEXT,
  size INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX media_by_status ON media (status_id, position);

CREATE TABLE polls (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  status_id TEXT NOT NULL UNIQUE REFERENCES statuses (id) ON DELETE CASCADE,
  expires_at INTEGER,
  multiple INTEGER NOT NULL DEFAULT 0,
  hide_totals INTEGER NOT NULL DEFAULT 0,
  voters_count INTEGER NOT NULL DEFAULT 0,
  closed_notified INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE poll_options (
  poll_id INTEGER NOT NULL REFERENCES polls (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  votes_count INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (poll_id, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE poll_votes (
  poll_id INTEGER NOT NULL REFERENCES polls (id) ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  PRIMARY KEY (poll_id, account_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE favourites (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  status_id TEXT NOT NULL REFERENCES statuses (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  UNIQUE (account_id, status_id)
) STRICT;
CREATE INDEX favourites_by_status ON favourites (status_id);
CREATE TABLE bookmarks (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  status_id TEXT NOT NULL REFERENCES statuses (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  folder_id TEXT,
  UNIQUE (account_id, status_id)
) STRICT;
CREATE INDEX bookmarks_by_status ON bookmarks (status_id);
CREATE TABLE reactions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  status_id TEXT NOT NULL REFERENCES statuses (id) ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  url TEXT,
  created_at INTEGER NOT NULL,
  UNIQUE (status_id, account_id, name)
) STRICT;
CREATE TABLE thread_mutes (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  conversation_id INTEGER NOT NULL,
  expires_at INTEGER,
  PRIMARY KEY (account_id, conversation_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE status_edits (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  status_id TEXT NOT NULL REFERENCES statuses (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  content TEXT NOT NULL,
  spoiler_text TEXT NOT NULL,
  sensitive INTEGER NOT NULL,
  media TEXT NOT NULL DEFAULT '[]',
  poll TEXT,
  emojis TEXT NOT NULL DEFAULT '[]'
) STRICT;
CREATE INDEX status_edits_by_status ON status_edits (status_id, id);
CREATE TABLE link_cards (url TEXT PRIMARY KEY, card TEXT NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE participations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  conversation_id INTEGER NOT NULL,
  last_status_id TEXT,
  unread INTEGER NOT NULL DEFAULT 1,
  recipients TEXT NOT NULL DEFAULT '[]',
  updated_at INTEGER NOT NULL,
  UNIQUE (account_id, conversation_id)
) STRICT;
CREATE INDEX participations_by_conversation ON participations (conversation_id);

CREATE TRIGGER status_added AFTER INSERT ON statuses BEGIN
  UPDATE accounts SET statuses_count = statuses_count + 1,
    last_status_at = max(coalesce(last_status_at, 0), new.created_at) WHERE id = new.account_id;
  UPDATE statuses SET replies_count = replies_count + 1 WHERE id = new.in_reply_to_id;
  UPDATE statuses SET reblogs_count = reblogs_count + 1 WHERE id = new.reblog_of_id;
END;
CREATE TRIGGER status_removed AFTER DELETE ON statuses BEGIN
  UPDATE accounts SET statuses_count = max(0, statuses_count - 1) WHERE id = old.account_id;
  UPDATE statuses SET replies_count = max(0, replies_count - 1) WHERE id = old.in_reply_to_id;
  UPDATE statuses SET reblogs_count = max(0, reblogs_count - 1) WHERE id = old.reblog_of_id;
END;
CREATE TRIGGER favourite_added AFTER INSERT ON favourites BEGIN
  UPDATE statuses SET favourites_count = favourites_count + 1 WHERE id = new.status_id;
END;
CREATE TRIGGER favourite_removed AFTER DELETE ON favourites BEGIN
  UPDATE statuses SET favourites_count = max(0, favourites_count - 1) WHERE id = old.status_id;
END;
CREATE TRIGGER vote_added AFTER INSERT ON poll_votes BEGIN
  UPDATE poll_options SET votes_count = votes_count + 1 WHERE poll_id = new.poll_id AND position = new.position;
  UPDATE polls SET voters_count = voters_count + 1 WHERE id = new.poll_id AND 1 = (
    SELECT count(*) FROM poll_votes WHERE poll_id = new.poll_id AND account_id = new.account_id);
END;
`;
