import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { useConversations } from '@/data/react/use-conversation';
import type { StatusId } from '@/domain/ids';
import type { Commands } from '@/parts/commands/commands';
import { useCommands } from '@/parts/commands/use-commands';
import { BELOW_HEADERS } from '@/ui/virtual-list/places';

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** The post stays where it is while its conversation comes around it, or comes below the headers. */
export function aboutToUnfold({ holdPlace }: Commands, id: StatusId, post: Element | null): void {
  holdPlace.ask({ id, top: Math.max(post ? topOf(post) : 0, BELOW_HEADERS) });
}

/** Not the row that the whole conversation stands in, which bears the same name. */
export const postIn = (box: Element | null, id: StatusId): HTMLElement | null =>
  box?.querySelector<HTMLElement>(`:scope > [data-row="${CSS.escape(id)}"] article`) ?? null;

const READER_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Keeps a post `top` pixels below the window's top while the row of the list around it becomes higher or lower, until
 * the reader moves on or the returned controller ends it. The list hears of that first (its observer is older) and
 * makes up for what it takes to be above the window; then the page is put right in the same frame.
 */
function hold(row: Element, top: number, post: () => Element | null): AbortController {
  const end = new AbortController();
  const sizes = new ResizeObserver(() => {
    const held = post();
    const off = held?.isConnected ? topOf(held) - top : 0;
    if (Math.abs(off) >= 0.5) window.scrollBy({ top: off, behavior: 'instant' });
  });
  sizes.observe(row);
  end.signal.addEventListener('abort', () => sizes.disconnect());
  for (const name of READER_MOVES)
    window.addEventListener(name, () => end.abort(), { capture: true, passive: true, signal: end.signal });
  return end;
}

const isSeen = (post: Element): boolean => {
  const { top, bottom } = post.getBoundingClientRect();
  return bottom > BELOW_HEADERS && top < window.innerHeight;
};

/** What the reader looks at: the opened post, or else the first that is in the window. */
function readIn(box: Element, id: StatusId): Element | undefined {
  const opened = postIn(box, id);
  return opened && isSeen(opened) ? opened : [...box.querySelectorAll('article')].find(isSeen);
}

/** What comes into the conversation moves neither the post that was opened nor, later, what is being read. */
export function useHeld(box: HTMLElement | null, id: StatusId): void {
  const { holdPlace } = useCommands();
  const view = useConversations().view(id);
  useLayoutEffect(() => {
    const row = box?.closest('[data-row]');
    if (!box || !row) return;
    const asked = holdPlace.get();
    let held = asked?.id === id ? hold(row, asked.top, () => postIn(box, id)) : null;
    // Told before what has come is drawn.
    const leave = view.subscribe(() => {
      const post = readIn(box, id);
      held?.abort();
      held = post ? hold(row, topOf(post), () => post) : null;
    });
    return () => {
      leave();
      held?.abort();
    };
  }, [box, id, view, holdPlace]);
}

/** The focus was in the post's menu, or on the button that opened this conversation: it goes to the post. */
export function useFocusOn(box: HTMLElement | null, id: StatusId): void {
  const { holdPlace } = useCommands();
  useLayoutEffect(() => {
    const post = holdPlace.get()?.id === id ? postIn(box, id) : null;
    if (!post) return;
    holdPlace.done();
    post.focus({ preventScroll: true });
  });
}

/** Folds the conversation; its post is where it was in it, as far as that can be seen, and has the focus. */
export function fold(box: HTMLElement, id: StatusId, button: Element, act: () => void): void {
  const row = box.closest<HTMLElement>('[data-row]');
  const post = postIn(box, id);
  const top = Math.max(Math.min(post ? topOf(post) : 0, topOf(button)), BELOW_HEADERS);
  flushSync(act);
  const folded = row?.querySelector('article');
  if (!row || !folded) return;
  // Before the list hears that the row is lower: it would find the window far below it, and take the post away.
  window.scrollBy({ top: topOf(folded) - top, behavior: 'instant' });
  folded.focus({ preventScroll: true });
  hold(row, top, () => folded);
}
