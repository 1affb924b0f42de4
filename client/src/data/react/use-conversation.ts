import type { Conversations, ConversationView } from '@/data/conversations/conversations';
import type { StatusId } from '@/domain/ids';
import { useReadable, useRealm } from './realm-context';

export const useConversations = (): Conversations => useRealm().conversations;

export const useConversation = (id: StatusId): ConversationView => useReadable(useConversations().view(id));
