import type { ListHandle } from '@/ui/virtual-list/virtual-list';

/** A row that was out of sight may need this many frames to be there. */
const FRAMES = 20;

/** Gives the focus to the post of a row, wherever in the list it is. */
export function focusRow(list: ListHandle | null, index: number, id: string, frames = FRAMES): void {
  if (index < 0) return;
  const article = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] article`);
  if (article) {
    article.focus({ preventScroll: true });
    article.scrollIntoView({ block: 'nearest' });
    return;
  }
  if (frames === FRAMES) list?.scrollToIndex(index, { align: 'center' });
  if (frames > 0) requestAnimationFrame(() => focusRow(list, index, id, frames - 1));
}
