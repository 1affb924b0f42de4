import type { Core } from '@/data/core';
import type { Lists } from '@/data/lists';
import { takeMissedPictures } from '@/lib/missed-pictures';
import { createKeptPictures, giveBack, watchPictures } from './kept-pictures';
import type { SnapshotStore } from './snapshot-store';
import { VisitedScreens, type Visited } from './visited';

/** What was read and shown in this browser, for a time without network: lists and answers, then their pictures. */
export function createVisited(
  core: Core,
  lists: Lists,
  kept: SnapshotStore,
): { visited: Visited; stop: () => void } {
  const visited = new VisitedScreens(core, lists, kept);
  const stops = [() => visited.stop()];
  // In a plain page without secure context there is no cache; in a test no document.
  if (typeof document !== 'undefined' && 'caches' in globalThis) {
    const pictures = createKeptPictures(core.key, core.platform);
    stops.push(watchPictures(pictures, document), () => pictures.stop());
    takeMissedPictures((picture) => void giveBack(pictures, picture));
  }
  return { visited, stop: () => stops.forEach((stop) => stop()) };
}
