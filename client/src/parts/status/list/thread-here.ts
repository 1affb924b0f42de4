import type { ComponentType } from 'react';
import type { StatusId } from '@/domain/ids';
import type { ReplyForm } from '@/parts/status/actions/reply-slot';

export interface ThreadHereProps {
  statusId: StatusId;
  replyForm: ReplyForm | undefined;
}

/** A conversation in place of one of its posts, in any list (CONV-01): a part to the right of this one brings it. */
export const threadHere: {
  /** Here before the first post is unfolded. */
  Part: ComponentType<ThreadHereProps> | null;
} = { Part: null };

/** `post` is its element, where it stands in the window. */
type Unfold = (id: StatusId, post: Element | null) => void;

let bring: Unfold | null = null;
let waiting: Parameters<Unfold> | null = null;

/** Unfolds a post, as soon as there is who can. */
export const unfold: Unfold = (...which) => {
  if (bring) bring(...which);
  else waiting = which;
};

export function bringThreads(how: Unfold): void {
  bring = how;
  if (waiting) how(...waiting);
  waiting = null;
}

/** Folds a conversation in a list; `button` is what was pressed for it. */
type Fold = (button: Element) => void;

const folds = new WeakMap<Element, Fold>();

/** `box` is the element that says of itself that it holds a conversation. */
export const foldsBy = (box: Element, how: Fold): void => void folds.set(box, how);

/** What folds the conversation that this stands in; undefined where it is not one that was unfolded in a list. */
export const foldAround = (element: Element): Fold | undefined =>
  folds.get(element.closest('[data-thread]') ?? element);
