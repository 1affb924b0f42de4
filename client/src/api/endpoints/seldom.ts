import type { StatusBundle } from '../decode/status';
import type { Client } from '../http';
import { path } from '../path';
import { act } from './statuses';

// What few visits do: the code comes with the first.

/** `invalid` when the maximum is reached or the post is not public. */
export const pin = async (client: Client, id: string, on: boolean): Promise<StatusBundle> =>
  act(client, on ? path`/api/v1/statuses/${id}/pin` : path`/api/v1/statuses/${id}/unpin`);

/** `seconds` on servers with `muteExpiry`; without them until it is undone. */
export const muteConversation = async (
  client: Client,
  id: string,
  on: boolean,
  seconds?: number,
): Promise<StatusBundle> =>
  act(
    client,
    on ? path`/api/v1/statuses/${id}/mute` : path`/api/v1/statuses/${id}/unmute`,
    seconds === undefined ? undefined : { expires_in: seconds },
  );

export async function deleteStatus(client: Client, id: string): Promise<void> {
  await client.send({ method: 'DELETE', path: path`/api/v1/statuses/${id}` });
}
