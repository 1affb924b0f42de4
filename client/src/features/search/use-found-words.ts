import { useEffect, type RefObject } from 'react';
import rich from '@/parts/rich-text/rich-text.module.css';
import { foundIn, foundPattern } from './found-words';

/** The name that `::highlight()` in search.module.css knows. */
const NAME = 'found';

function rangesIn(list: Element, pattern: RegExp): Range[] {
  const ranges: Range[] = [];
  for (const body of list.querySelectorAll(`.${rich.richText}`)) {
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const [from, to] of foundIn(node.nodeValue ?? '', pattern)) {
        const range = new Range();
        range.setStart(node, from);
        range.setEnd(node, to);
        ranges.push(range);
      }
  }
  return ranges;
}

/**
 * Marks in the posts of a list what was searched for: for the eye alone, and without a change to the posts, by
 * the browser's own highlights (nothing is marked where it has none).
 */
export function useFoundWords(list: RefObject<HTMLElement>, query: string): void {
  useEffect(() => {
    const pattern = foundPattern(query);
    const element = list.current;
    if (!element || !pattern || !('highlights' in CSS)) return undefined;
    let frame = 0;
    const mark = (): void => {
      frame = 0;
      CSS.highlights.set(NAME, new Highlight(...rangesIn(element, pattern)));
    };
    const changes = new MutationObserver(() => {
      frame ||= requestAnimationFrame(mark);
    });
    changes.observe(element, { childList: true, characterData: true, subtree: true });
    mark();
    return () => {
      changes.disconnect();
      cancelAnimationFrame(frame);
      CSS.highlights.delete(NAME);
    };
  }, [list, query]);
}
