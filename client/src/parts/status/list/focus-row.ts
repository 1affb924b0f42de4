import type { ListHandle } from '@/ui/virtual-list/virtual-list';

/** A row that was out of sight may need this many frames to be there. */
const FRAMES = 20;

const postOf = (id: string, within: ParentNode = document): HTMLElement | null =>
  within.querySelector<HTMLElement>(`:scope [data-row="${CSS.escape(id)}"] article`);

/** Gives the focus to the post of a row, wherever in the list it is. */
export function focusRow(list: ListHandle | null, index: number, id: string, frames = FRAMES): void {
  if (index < 0) return;
  const article = postOf(id);
  if (article) {
    article.focus({ preventScroll: true });
    article.scrollIntoView({ block: 'nearest' });
    return;
  }
  if (frames === FRAMES) list?.scrollToIndex(index, { align: 'center' });
  if (frames > 0) requestAnimationFrame(() => focusRow(list, index, id, frames - 1));
}

/** The focus is where a row that went has left it. */
const isLeftOver = (): boolean => document.activeElement?.matches('body, main, [role="feed"]') ?? true;

/**
 * Gives the focus to the post of a row that is about to come, in place of the button that brought it: keys and a
 * screen reader go on from there. The page does not move, and who went elsewhere meanwhile stays there.
 */
export function focusNewRow(button: Element, id: string): void {
  // The same post may stand elsewhere in the list that this conversation is a row of.
  const thread = button.closest('[data-thread]') ?? document;
  const attempt = (frames: number): void => {
    if (!isLeftOver() && document.activeElement !== button) return;
    const article = postOf(id, thread);
    if (article) article.focus({ preventScroll: true });
    else if (frames > 0) requestAnimationFrame(() => attempt(frames - 1));
  };
  attempt(FRAMES);
}
