import { decodeStatus, type StatusBundle } from '../decode/status';
import { decoded, type Client } from '../http';
import { path } from '../path';

/** `name`: a character, `blobcat`, or `blobcat@host` when that is on the post already. */
export const react = async (client: Client, id: string, name: string, on: boolean): Promise<StatusBundle> =>
  decoded(
    await client.send({
      method: on ? 'PUT' : 'DELETE',
      path: path`/api/v1/pleroma/statuses/${id}/reactions/${name}`,
    }),
    decodeStatus,
  );
