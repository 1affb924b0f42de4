import { dto } from '../decode/shape';
import type { Client } from '../http';
import { path } from '../path';

export interface FollowedTag {
  /** Null where the server has no following of tags. */
  following: boolean | null;
}

function decodeFollowedTag(input: unknown): FollowedTag {
  const { following } = dto(input);
  return { following: typeof following === 'boolean' ? following : null };
}

/** A hashtag as the signed-in account has it; 404 for one that no post ever had (api.md §10). */
export const fetchTag = async (client: Client, name: string): Promise<FollowedTag> =>
  decodeFollowedTag((await client.send({ path: path`/api/v1/tags/${name}` })).body);

/** TL-13. */
export const followTag = async (client: Client, name: string, on: boolean): Promise<FollowedTag> =>
  decodeFollowedTag(
    (
      await client.send({
        method: 'POST',
        path: on ? path`/api/v1/tags/${name}/follow` : path`/api/v1/tags/${name}/unfollow`,
      })
    ).body,
  );
