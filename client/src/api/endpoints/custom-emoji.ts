import type { ServerEmoji } from '@/domain/instance/emoji';
import { decodeServerEmoji } from '../decode/emoji';
import { list } from '../decode/shape';
import type { Client } from '../http';

/** Servers that collect emoji have thousands. */
const MOST = 30_000;

/** Emoji of the server itself. */
export const fetchCustomEmoji = async (client: Client): Promise<ServerEmoji[]> =>
  list((await client.send({ path: '/api/v1/custom_emojis' })).body, decodeServerEmoji, MOST);
