import type { AccountId, NotificationId, StatusId } from '@/domain/ids';
import type { Relationship } from '@/domain/account/relationship';
import type { Visibility } from '@/domain/status/visibility';
import type { OutgoingStatus } from '@/domain/writing/outgoing-status';
import type { HeadersRemote } from './headers-remote';
import type { TimelineKey } from '@/domain/status/timeline-key';
import type { AccountBundle } from '@/api/decode/account';
import type { NotificationBundle } from '@/api/decode/notification';
import type { ContextBundle, StatusBundle } from '@/api/decode/status';
import type { Found } from '@/api/endpoints/search';
import type { StreamEvent } from '@/api/decode/stream';
import type { Cursor, Page } from '@/api/pagination';
import type { Socket, SocketOptions } from '@/api/socket';
import type { DetailsRemote } from './details-remote';
import type { PeopleRemote } from './people-remote';
import type { ModerationRemote } from './moderation-remote';
import type { PushRemote } from './push-remote';
import type { PostingRemote } from './posting-remote';
import type { ScreensRemote } from './screens-remote';
import type { FiltersRemote } from './filters-remote';
import type { InstanceRemote } from './instance-remote';

export type { Found };

export interface TimelineQuery {
  /** Posts of one page: 20 by default, 40 at most. */
  limit?: number;
  maxId?: string;
  sinceId?: string;
  minId?: string;
  onlyMedia?: boolean;
  excludeReblogs?: boolean;
  withMuted?: boolean;
  replyVisibility?: 'following' | 'self';
}

export interface SocketHandlers {
  /** `raw` is the frame as it came, for other tabs. */
  onFrame(event: StreamEvent, raw: string): void;
  onOpen(): void;
  /** Close code of the socket; 1006 when it broke or never opened. */
  onClose(code: number): void;
  /** It counts as open, and nobody knows whether its other end is still there. */
  onSilent?(): void;
}

/**
 * All that this realm asks of its server, with address and token already bound. Every call throws
 * ApiError. The edge at which tests of the data layer put their fakes.
 */
export interface Remote {
  timeline(key: TimelineKey, query: TimelineQuery): Promise<Page<StatusBundle>>;
  status(id: StatusId): Promise<StatusBundle>;
  context(id: StatusId): Promise<ContextBundle>;
  favourite(id: StatusId, on: boolean): Promise<StatusBundle>;
  repeat(id: StatusId, on: boolean, visibility?: Visibility): Promise<StatusBundle>;
  bookmark(id: StatusId, on: boolean): Promise<StatusBundle>;
  pin(id: StatusId, on: boolean): Promise<StatusBundle>;
  muteConversation(id: StatusId, on: boolean, seconds?: number): Promise<StatusBundle>;
  post(status: OutgoingStatus): Promise<StatusBundle>;
  remove(id: StatusId): Promise<void>;
  follow(id: AccountId, on: boolean): Promise<Relationship>;
  relationships(ids: readonly AccountId[]): Promise<readonly Relationship[]>;
  answerFollowRequest(id: AccountId, approve: boolean): Promise<Relationship | null>;
  me(): Promise<AccountBundle>;
  /** `reports`: with those that staff get, which some servers keep apart. */
  notifications(
    query: Cursor & { withMuted?: boolean; reports?: boolean },
  ): Promise<Page<NotificationBundle>>;
  /** By read flag (servers with `notificationReadFlag`). */
  markNotificationsRead(which: { id: NotificationId } | { maxId: NotificationId }): Promise<void>;
  dismissNotification(id: NotificationId): Promise<void>;
  /** Newest id that was read, on servers where the marker decides; null when none was set. */
  notificationMarker(): Promise<NotificationId | null>;
  /** The server's own figure; null where it keeps none. */
  unreadNotifications(): Promise<number | null>;
  setNotificationMarker(id: NotificationId): Promise<void>;
  /** Announcements that the account has not read. */
  unreadAnnouncements(): Promise<number>;
  /** Posts and people by their address; the server fetches what it does not know yet. */
  searchAddress(address: string): Promise<Found>;
  /** Rarer calls; their code comes with the first of them. */
  details(): Promise<DetailsRemote>;
  people(): Promise<PeopleRemote>;
  headers(): Promise<HeadersRemote>;
  /** Calls for writing; their code comes late too. */
  posting(): Promise<PostingRemote>;
  push(): Promise<PushRemote>;
  screens(): Promise<ScreensRemote>;
  instance(): Promise<InstanceRemote>;
  filters(): Promise<FiltersRemote>;
  /** Calls of staff. */
  moderation(): Promise<ModerationRemote>;
  openSocket(handlers: SocketHandlers, stream?: SocketOptions['stream']): Socket;
  /** Whether the server answers a question that costs it little; never rejects. */
  ping(): Promise<boolean>;
  /** Hears after each call whether the server itself answered it, with whatever; returns the way to stop. */
  onHeard(listener: (answered: boolean) => void): () => void;
  /** The server is back: what was asked before and still hangs is asked again. What does something is not. */
  askAnew(): void;
}
