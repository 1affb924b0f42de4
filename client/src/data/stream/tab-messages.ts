import type { NotificationBundle } from '@/api/decode/notification';
import type { StatusBundle } from '@/api/decode/status';
import type { Page } from '@/api/pagination';
import type { StreamState } from './stream';
import type { Relationship } from '@/domain/account/relationship';
import type { TimelineKey } from '@/domain/status/timeline-key';
import type { ReadMark } from '@/data/notifications/notification-centre';

/** Raised with every change of these shapes or of the records in them: tabs of two versions do not talk. */
export const TAB_PROTOCOL = 3;

/** What tabs of one realm tell each other. */
export type TabMessage =
  /** A frame of the user stream as it came; every tab decodes for itself. */
  | { is: 'frame'; raw: string }
  | { is: 'state'; state: StreamState }
  /** A new tab asks the leader how the stream stands. */
  | { is: 'hello' }
  | { is: 'timeline'; key: TimelineKey; sinceId: string; page: Page<StatusBundle> }
  | { is: 'notifications'; sinceId: string; page: Page<NotificationBundle> }
  | { is: 'read'; mark: ReadMark }
  /** What a deed of one tab has made of it, as the server answered. */
  | { is: 'relationship'; relationship: Relationship };

const KINDS: ReadonlySet<unknown> = new Set([
  'frame',
  'state',
  'hello',
  'timeline',
  'notifications',
  'read',
  'relationship',
] satisfies TabMessage['is'][]);

/** The channel is named after the protocol's version, so a known kind has its shape. */
export const isTabMessage = (message: unknown): message is TabMessage =>
  typeof message === 'object' && message !== null && 'is' in message && KINDS.has(message.is);
