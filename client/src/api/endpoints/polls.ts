import type { Poll } from '@/domain/status/poll';
import { decodePoll } from '../decode/poll';
import { decoded, type Client } from '../http';
import { path } from '../path';

export const fetchPoll = async (client: Client, id: string, signal?: AbortSignal): Promise<Poll> =>
  decoded(await client.send({ path: path`/api/v1/polls/${id}`, signal }), decodePoll);

/** Choices are indexes of options. `invalid` for an own poll, a second vote, a bad index. */
export const votePoll = async (client: Client, id: string, choices: readonly number[]): Promise<Poll> =>
  decoded(
    await client.send({
      method: 'POST',
      path: path`/api/v1/polls/${id}/votes`,
      json: { choices },
      errorInside: true,
    }),
    decodePoll,
  );
