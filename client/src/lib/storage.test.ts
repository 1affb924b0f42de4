import { describe, expect, it, vi } from 'vitest';
import { createStorage } from './storage';

/** A storage in memory; `full` refuses writes as a browser out of space does. */
function fakeArea(): { area: Storage; values: Map<string, string>; full: (is: boolean) => void } {
  const values = new Map<string, string>();
  let isFull = false;
  const area: Storage = {
    length: 0,
    clear: () => values.clear(),
    key: () => null,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
  };
  return { area, values, full: (is) => void (isFull = is) };
}

describe('storage that never throws (W4)', () => {
  it('keeps and drops values', () => {
    const { area, values } = fakeArea();
    const storage = createStorage(() => area);
    expect(storage.set('a', '1')).toBe(true);
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
    expect(values.size).toBe(0);
  });

  it('a failed write leaves the stored value alone, and this page goes on with the new one (SYS-04)', () => {
    const { area, values, full } = fakeArea();
    const storage = createStorage(() => area);
    storage.set('a', 'old');
    full(true);
    expect(storage.set('a', 'new')).toBe(false);
    expect(values.get('a')).toBe('old');
    expect(storage.get('a')).toBe('new');
    full(false);
    expect(storage.set('a', 'newer')).toBe(true);
    expect(values.get('a')).toBe('newer');
  });

  it('without any storage everything lives as long as the page (SYS-03)', () => {
    const storage = createStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(storage.get('a')).toBeNull();
    expect(storage.set('a', '1')).toBe(false);
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });

  it('tells the first refusal once, also to who listens later', () => {
    const { area, full } = fakeArea();
    const storage = createStorage(() => area);
    const [early, late] = [vi.fn(), vi.fn()];
    storage.onRefusal(early);
    full(true);
    storage.set('a', '1');
    storage.set('a', '2');
    storage.onRefusal(late);
    expect(early).toHaveBeenCalledOnce();
    expect(late).toHaveBeenCalledOnce();
  });
});
