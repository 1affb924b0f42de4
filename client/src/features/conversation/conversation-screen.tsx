import '@/i18n/messages/en/late/conversation';
import { useEffect, type ReactElement } from 'react';
import { useConversations } from '@/data/react/use-conversation';
import type { StatusId } from '@/domain/ids';
import { useCommands } from '@/parts/commands/use-commands';
import type { ReplyForm } from '@/parts/status/actions/reply-slot';
import { ConversationHeader } from './conversation-header';
import { NewReplies } from './new-replies';
import { Thread } from './thread';

// In this file too: they have most of their code in common.
export { aboutToUnfold } from './place-here';
export { ThreadHere } from './thread-here';

export interface ConversationScreenProps {
  statusId: StatusId;
  /** The composer that opens under a post. */
  replyForm?: ReplyForm | undefined;
}

/** A whole conversation, opened at one of its posts (CONV-01 to CONV-05). */
export function ConversationScreen({ statusId, replyForm }: ConversationScreenProps): ReactElement {
  const conversations = useConversations();
  useEffect(() => conversations.open(statusId), [conversations, statusId]);
  const { thread } = useCommands();
  useEffect(() => {
    thread.ask(statusId);
    return thread.done;
  }, [thread, statusId]);
  return (
    <>
      <ConversationHeader statusId={statusId} />
      <NewReplies statusId={statusId} />
      <Thread key={statusId} statusId={statusId} replyForm={replyForm} />
    </>
  );
}
