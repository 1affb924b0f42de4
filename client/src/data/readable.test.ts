import { describe, expect, it, vi } from 'vitest';
import { whenKnown, type Readable } from './readable';

function box(): Readable<string | undefined> & { set: (to: string) => void; listeners: Set<() => void> } {
  let value: string | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (to) => {
      value = to;
      for (const listener of listeners) listener();
    },
    listeners,
  };
}

describe('a value that is waited for', () => {
  it('comes when it is known, and nobody listens on', async () => {
    const value = box();
    const waiting = whenKnown(value, 60_000);
    value.set('here');
    expect(await waiting).toBe('here');
    expect(value.listeners.size).toBe(0);
    expect(await whenKnown(value, 60_000)).toBe('here');
  });

  it('is not waited for without end', async () => {
    vi.useFakeTimers();
    const value = box();
    const waiting = whenKnown(value, 3000);
    vi.advanceTimersByTime(3000);
    vi.useRealTimers();
    expect(await waiting).toBeUndefined();
    expect(value.listeners.size).toBe(0);
  });
});
