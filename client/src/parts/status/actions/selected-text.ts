/** A filter of more than a sentence is no filter. Characters. */
const LONGEST = 100;

/** The words that are selected inside an element; empty where none are, or too many for a filter. */
export function selectedIn(element: Element | null | undefined): string {
  const selection = document.getSelection();
  if (!element || !selection || selection.rangeCount === 0) return '';
  const words = selection.toString().replace(/\s+/g, ' ').trim();
  const inside = element.contains(selection.anchorNode) && element.contains(selection.focusNode);
  return inside && words.length <= LONGEST ? words : '';
}
