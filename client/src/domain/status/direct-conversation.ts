import type { AccountId, StatusId } from '@/domain/ids';

/** A conversation of direct posts, by the people in it. */
export interface DirectConversation {
  id: string;
  /** The others; oneself, or nobody, when nobody else is there. */
  accountIds: readonly AccountId[];
  lastStatusId: StatusId | null;
  unread: boolean;
}
