import { useEffect } from 'react';
import { useReadable } from '@/data/react/realm-context';
import { useCommands } from '@/parts/commands/use-commands';
import type { StatusId } from '@/domain/ids';
import type { Player } from './player';

const MARK = 'data-read-aloud';

const placesOf = (id: StatusId): readonly Element[] => [
  ...document.querySelectorAll(`article[data-status-id="${CSS.escape(id)}"]`),
];

/** The topmost of them: over the page the one in the window, else the one of the page. */
function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight * 0.8 && bottom > window.innerHeight * 0.2;
}

/** Marks the post that is read aloud wherever it stands, and brings it into the window once. */
export function useMarked(player: Player): void {
  const state = useReadable(player.state);
  const { reveal } = useCommands();
  const id = state?.ids[state.at] ?? null;
  useEffect(() => {
    if (id === null) return;
    // Rows come and go with the window, and know nothing of this.
    const mark = (): void => {
      for (const place of placesOf(id)) if (!place.hasAttribute(MARK)) place.setAttribute(MARK, '');
    };
    mark();
    const [place] = placesOf(id).toReversed();
    if (!place) reveal.ask(id);
    else if (!isSeen(place)) place.scrollIntoView({ block: 'center' });
    const watch = new MutationObserver(mark);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
    };
  }, [id, reveal]);
}
