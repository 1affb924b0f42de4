import { parseJson } from '@/lib/parse-json';
import { decodeNotification, type NotificationBundle } from './notification';
import { dto, id, text } from './shape';
import { decodeStatus, type StatusBundle } from './status';

/** What the user stream tells (api.md §14). */
export type StreamEvent =
  | { is: 'update'; bundle: StatusBundle }
  | { is: 'status.update'; bundle: StatusBundle }
  | { is: 'delete'; id: string }
  | { is: 'notification'; bundle: NotificationBundle }
  | { is: 'filters_changed' }
  /** A follow between two accounts changed; `state` as sent: follow_accept, follow_reject, … */
  | { is: 'follow'; state: string; followerId: string; followingId: string }
  /** An event without a meaning here: ignored with a warning (RT-02). */
  | { is: 'unknown'; event: string };

/** Payloads are JSON texts inside JSON; objects are accepted too. */
const payloadOf = (input: unknown): unknown => (typeof input === 'string' ? parseJson(input) : input);

const statusEvent = (is: 'update' | 'status.update', payload: unknown): StreamEvent | null => {
  const bundle = decodeStatus(payloadOf(payload));
  return bundle && { is, bundle };
};

function followEvent(payload: unknown): StreamEvent | null {
  const from = dto(payloadOf(payload));
  const followerId = id(dto(from.follower).id);
  const followingId = id(dto(from.following).id);
  if (followerId === null || followingId === null) return null;
  return { is: 'follow', state: text(from.state), followerId, followingId };
}

/** One text frame of the socket; null for `pong` and for nonsense. */
export function decodeFrame(raw: string): StreamEvent | null {
  const frame = dto(parseJson(raw));
  const event = text(frame.event);
  if (event === '') return null;
  if (event === 'update' || event === 'status.update') return statusEvent(event, frame.payload);
  if (event === 'delete') {
    const deleted = id(frame.payload);
    return deleted === null ? null : { is: 'delete', id: deleted };
  }
  if (event === 'notification') {
    const bundle = decodeNotification(payloadOf(frame.payload));
    return bundle && { is: 'notification', bundle };
  }
  if (event === 'filters_changed') return { is: 'filters_changed' };
  return event === 'pleroma:follow_relationships_update'
    ? followEvent(frame.payload)
    : { is: 'unknown', event };
}
