import type { ComponentType } from 'react';
import type { StatusId } from '@/domain/ids';
import type { ReplyForm } from './reply-slot';

export interface ThreadHereProps {
  statusId: StatusId;
  replyForm: ReplyForm | undefined;
}

/** A conversation in place of one of its posts, in any list (CONV-01): a part to the right of this one fills it in. */
export const threadHere: {
  /** Here before the first post is unfolded. */
  Part: ComponentType<ThreadHereProps> | null;
  /** Unfolds a post once the code is here. Null until that can be asked for. */
  unfold: ((id: StatusId, post: Element | null) => void) | null;
} = { Part: null, unfold: null };
