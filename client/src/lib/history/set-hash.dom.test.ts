import { describe, expect, it } from 'vitest';
import { historyEntry } from './history-entry';
import { keptPlaces } from './kept-places';
import { setHash } from './set-hash';

describe('the fragment', () => {
  it('changes in place, and the page forgets where the reader was in another part of it', () => {
    const entry = historyEntry();
    const { length } = history;
    keptPlaces.set(entry, { rows: [['1', 40]], heights: [] });
    setHash('accounts');
    expect(location.hash).toBe('#accounts');
    expect(historyEntry()).toBe(entry);
    expect(history.length).toBe(length);
    expect(keptPlaces.get(entry)).toBeUndefined();
  });
});
