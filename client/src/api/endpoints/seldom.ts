import { toApiError, type ApiError } from '@/domain/api-error';
import type { StatusBundle } from '../decode/status';
import type { Client } from '../http';
import { path } from '../path';
import { act } from './statuses';

// Few visits need it: the code comes with the first use.

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
  await client.send({ method: 'DELETE', path: path`/api/v1/statuses/${id}`, errorInside: true });
}

/** Not there any more, so it is done: what it told of was undone, or another device was faster (recorded words). */
const isGone = ({ kind, message }: ApiError): boolean =>
  kind === 'not-found' || (kind === 'forbidden' && message === 'Cannot dismiss notification');

/** Deletes it on the server. */
export async function dismissNotification(client: Client, id: string): Promise<void> {
  try {
    await client.send({ method: 'POST', path: path`/api/v1/notifications/${id}/dismiss` });
  } catch (thrown) {
    if (!isGone(toApiError(thrown))) throw thrown;
  }
}

export { answerFollowRequest } from './follow-requests';
export { fetchWithReports } from './staff-notifications';
export { fetchUnreadNotifications } from './unread-notifications';
