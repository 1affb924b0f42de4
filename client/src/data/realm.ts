import type { Conversations } from '@/data/conversations/conversations';
import type { Filters } from './filters/filters';
import type { Drafts } from './writing/drafts/draft';
import type { WaitingPosts } from './wishes/waiting-posts';
import type { WaitingWishes } from './wishes/wishes';
import type { Intents } from './intents/intents';
import type { LateParts } from './late-parts';
import type { Notices } from './notices/notices';
import type { Notifications } from './notifications/notifications';
import type { Place } from './queries/place';
import type { Reach } from './reach/reach';
import type { Readable } from './readable';
import type { RowFlags } from './row-flags';
import type { Settings } from './settings/settings';
import type { Records } from './store/records';
import type { Stream } from './stream/stream';
import type { Timelines } from './timelines/timelines';
import type { Account } from '@/domain/account/account';
import type { RealmKey } from '@/domain/ids';
import type { Server } from '@/domain/instance/server';

/**
 * Everything that belongs to one signed-in account (or the visitor) on one server. Several may live
 * side by side; nothing below `app` knows which one is shown.
 */
export interface Realm {
  key: RealmKey;
  /** Null for a visitor. */
  me: Readable<Account | null>;
  server: Readable<Server>;
  records: Records;
  timelines: Timelines;
  conversations: Conversations;
  notifications: Notifications;
  intents: Intents;
  /** What comes after the first screen. */
  late: LateParts;
  notices: Notices;
  reach: Reach;
  drafts: Drafts;
  settings: Settings;
  /** Words that the reader does not want to see. */
  filters: Filters;
  stream: Stream;
  rowFlags: RowFlags;
  /** Announcements that wait to be read; 0 for a visitor. */
  unreadAnnouncements: Readable<number>;
  /** Own posts that the server does not have yet; none for a visitor. */
  waitingPosts: Readable<WaitingPosts>;
  /** What else it has not been told yet. */
  wishes: WaitingWishes;
  /** Where the address of a post or person, of any server, leads inside; null when nowhere. Throws ApiError. */
  lookUp(address: string): Promise<Place | null>;
  /** Starts fetchers, streaming, snapshots; the returned function stops all of it. */
  start(): () => void;
}
