import { dto, flag, id, list } from '../decode/shape';
import type { Client } from '../http';

const decodeRead = (input: unknown): boolean | null => {
  const from = dto(input);
  return id(from.id) === null ? null : flag(from.read);
};

/** How many announcements wait to be read; needs a signed-in account. */
export async function fetchUnreadAnnouncements(client: Client): Promise<number> {
  const { body } = await client.send({ path: '/api/v1/announcements' });
  return list(body, decodeRead).filter((read) => !read).length;
}
