import type { CustomEmoji } from '@/domain/emoji';
import { decodeEmoji } from '../decode/emoji';
import { list } from '../decode/shape';
import type { Client } from '../http';

/** Emoji of the server itself. */
export const fetchCustomEmoji = async (client: Client): Promise<CustomEmoji[]> =>
  list((await client.send({ path: '/api/v1/custom_emojis' })).body, decodeEmoji);
