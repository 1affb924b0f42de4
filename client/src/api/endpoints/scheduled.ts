import type { ScheduledPost } from '@/domain/status/scheduled-post';
import { decodeScheduled } from '../decode/scheduled';
import { decoded, type Client } from '../http';
import { cursorQuery, readPage, type Cursor, type Page } from '../pagination';
import { path } from '../path';

/** Own posts that wait for their time. */
export const fetchScheduled = async (client: Client, cursor: Cursor = {}): Promise<Page<ScheduledPost>> =>
  readPage(
    await client.send({
      path: '/api/v1/scheduled_statuses',
      query: { limit: 40, ...cursorQuery(cursor) },
    }),
    decodeScheduled,
  );

/** `at` in Unix milliseconds. `invalid` with the server's words when that is too soon. */
export const reschedule = async (client: Client, id: string, at: number): Promise<ScheduledPost> =>
  decoded(
    await client.send({
      method: 'PUT',
      path: path`/api/v1/scheduled_statuses/${id}`,
      json: { scheduled_at: new Date(at).toISOString() },
      errorInside: true,
    }),
    decodeScheduled,
  );

export async function cancelScheduled(client: Client, id: string): Promise<void> {
  const where = path`/api/v1/scheduled_statuses/${id}`;
  // Who reads that it is gone does not look whether it is posted all the same.
  await client.send({ method: 'DELETE', path: where, errorInside: true });
}
