import { ConversationRegistry } from '@/data/conversations/conversations';
import type { Conversations, ConversationView } from '@/data/conversations/threads';
import type { StatusId } from '@/domain/ids';
import { useReadable, useRealm } from './realm-context';

/** The threads of the realm; brings their code. */
export const useConversations = (): Conversations => useRealm().conversations(ConversationRegistry);

export const useConversation = (id: StatusId): ConversationView => useReadable(useConversations().view(id));
