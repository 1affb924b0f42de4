import type { Conversations, ThreadCode } from './conversations/threads';
import type { Details } from './details/details';
import type { Drafts } from './writing/drafts/draft';
import type { InstanceDetails } from './instance/instance-details';
import type { Intents } from './intents/intents';
import type { Notices } from './notices/notices';
import type { Notifications } from './notifications/notifications';
import type { Pages } from './pages/pages';
import type { People } from './people/people';
import type { Posting } from './writing/posting/posting';
import type { Place } from './queries/place';
import type { Reach } from './reach/reach';
import type { Readable } from './readable';
import type { RowFlags } from './row-flags';
import type { Settings } from './settings/settings';
import type { Records } from './store/records';
import type { Stream } from './stream/stream';
import type { TimelineHeaders } from './timelines/timeline-headers';
import type { Timelines } from './timelines/timelines';
import type { Account } from '@/domain/account';
import type { RealmKey } from '@/domain/ids';
import type { Server } from '@/domain/server';
import type { Late } from '@/lib/late';

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
  /** Threads; their code is handed in by who shows them (data/react/use-conversation.ts). */
  conversations(code: ThreadCode): Conversations;
  headers: () => Promise<TimelineHeaders>;
  notifications: Notifications;
  intents: Intents;
  /** Closer looks at single posts; their code comes with the first. Rejects with ApiError `offline`. */
  details(): Promise<Details>;
  /** People looked at closely; their code comes with the first. Rejects with ApiError `offline`. */
  people: Late<People>;
  /** Outbox, sources, scheduled posts. Rejects with ApiError `offline` while its code is not to be had. */
  posting(): Promise<Posting>;
  /** Search, lists, announcements and other pages of their own. Rejects with ApiError `offline`. */
  pages: () => Promise<Pages>;
  /** The server itself, looked at closely; the code comes with the first question. Rejects with ApiError. */
  instance(): Promise<InstanceDetails>;
  notices: Notices;
  reach: Reach;
  drafts: Drafts;
  settings: Settings;
  stream: Stream;
  rowFlags: RowFlags;
  /** Announcements that wait to be read; 0 for a visitor. */
  unreadAnnouncements: Readable<number>;
  /** Where the address of a post or person, of any server, leads inside; null when nowhere. Throws ApiError. */
  lookUp(address: string): Promise<Place | null>;
  /** Starts fetchers, streaming, persistence; the returned function stops all of it. */
  start(): () => void;
}
