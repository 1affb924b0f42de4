import { historyEntry } from './history-entry';
import { keptPlaces } from './kept-places';

/**
 * Replaces the fragment, which says what part of the page is open: going back leaves the page and does not walk
 * through its parts. Where the reader was in the list of another part is no place in this one.
 */
export function setHash(hash: string): void {
  keptPlaces.delete(historyEntry());
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash ? `#${hash}` : ''}`);
}
