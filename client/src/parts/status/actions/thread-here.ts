import { createContext, type ComponentType } from 'react';
import type { Late } from '@/lib/late';
import type { StatusId } from '@/domain/ids';
import type { ReplyForm } from '@/parts/status/actions/reply-slot';

export interface ThreadHereProps {
  statusId: StatusId;
  replyForm: ReplyForm | undefined;
}

/**
 * A conversation in place of one of its posts, in any list (CONV-01): a feature, which `app` provides. Its code is
 * here before the first post is unfolded.
 */
export const ThreadHereContext = createContext<Late<{ ThreadHere: ComponentType<ThreadHereProps> }> | null>(
  null,
);

/** Folds a conversation in a list; `button` is what was pressed for it. */
type Fold = (button: Element) => void;

const folds = new WeakMap<Element, Fold>();

/** `box` is the element that says of itself that it holds a conversation. */
export const foldsBy = (box: Element, how: Fold): void => void folds.set(box, how);

/** Folds the conversation around this post; undefined unless it was unfolded in a list. */
export const foldAround = (element: Element): Fold | undefined =>
  folds.get(element.closest('[data-thread]') ?? element);
