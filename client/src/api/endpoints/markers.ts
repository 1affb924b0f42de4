import { countOrNull, dto, id } from '../decode/shape';
import type { Client } from '../http';

export type MarkerName = 'home' | 'notifications';

export interface Marker {
  lastReadId: string;
  /** Akkoma and Pleroma tell; null elsewhere. */
  unreadCount: number | null;
}

const decodeMarker = (input: unknown): Marker | null => {
  const from = dto(input);
  const lastReadId = id(from.last_read_id);
  return lastReadId === null
    ? null
    : { lastReadId, unreadCount: countOrNull(dto(from.pleroma).unread_count) };
};

/** How far the account has read, on any device. */
export async function fetchMarkers(client: Client): Promise<Record<MarkerName, Marker | null>> {
  const query = { timeline: ['home', 'notifications'] };
  const from = dto((await client.send({ path: '/api/v1/markers', query })).body);
  return { home: decodeMarker(from.home), notifications: decodeMarker(from.notifications) };
}

export async function saveMarker(client: Client, name: MarkerName, lastReadId: string): Promise<void> {
  const json = { [name]: { last_read_id: lastReadId } };
  await client.send({ method: 'POST', path: '/api/v1/markers', json, outlivesPage: true });
}
