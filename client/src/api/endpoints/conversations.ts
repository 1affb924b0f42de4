import type { DirectConversation } from '@/domain/status/direct-conversation';
import { decodeAccount, type AccountBundle } from '../decode/account';
import { decodeStatus, type StatusBundle } from '../decode/status';
import { dto, flag, id, list } from '../decode/shape';
import type { Client } from '../http';
import { cursorQuery, readPage, type Cursor, type Page } from '../pagination';
import { path } from '../path';

export interface ConversationBundle {
  conversation: DirectConversation;
  accounts: readonly AccountBundle[];
  lastStatus: StatusBundle | null;
}

/** entities.md §4; null without an id. */
function decodeDirectConversation(input: unknown): ConversationBundle | null {
  const from = dto(input);
  const ownId = id(from.id);
  if (ownId === null) return null;
  const accounts = list(from.accounts, decodeAccount);
  const lastStatus = decodeStatus(from.last_status);
  return {
    conversation: {
      id: ownId,
      accountIds: accounts.map(({ account }) => account.id),
      lastStatusId: lastStatus?.status.id ?? null,
      unread: flag(from.unread),
    },
    accounts,
    lastStatus,
  };
}

/** Direct conversations, the one with the newest post first. Their cursors are only in the link header. */
export const fetchDirectConversations = async (
  client: Client,
  cursor: Cursor,
): Promise<Page<ConversationBundle>> =>
  readPage(
    await client.send({ path: '/api/v1/conversations', query: { limit: 20, ...cursorQuery(cursor) } }),
    decodeDirectConversation,
    { linkOnly: true },
  );

export async function readDirectConversation(client: Client, conversationId: string): Promise<void> {
  await client.send({ method: 'POST', path: path`/api/v1/conversations/${conversationId}/read` });
}

/** Takes the conversation out of the inbox; its posts stay. */
export async function removeDirectConversation(client: Client, conversationId: string): Promise<void> {
  await client.send({ method: 'DELETE', path: path`/api/v1/conversations/${conversationId}` });
}
