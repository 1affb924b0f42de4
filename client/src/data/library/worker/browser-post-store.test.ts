import { afterEach, expect, it, vi } from 'vitest';
import { browserPostStore } from './browser-post-store';

/** An IndexedDB whose openings the test ends: `connection` is what they lead to. */
function browser() {
  const answer = (result: unknown): EventTarget => {
    const request = Object.assign(new EventTarget(), { result });
    queueMicrotask(() => request.dispatchEvent(new Event('success')));
    return request;
  };
  const connection = Object.assign(new EventTarget(), {
    close: (): void => undefined,
    transaction: () => ({ objectStore: () => ({ getAll: () => answer([]), getAllKeys: () => answer([]) }) }),
  });
  const openings: EventTarget[] = [];
  vi.stubGlobal('indexedDB', {
    open: () => {
      const request = Object.assign(new EventTarget(), { result: connection });
      openings.push(request);
      return request;
    },
  });
  return { connection, openings, end: (how: string) => openings.at(-1)?.dispatchEvent(new Event(how)) };
}

afterEach(() => vi.unstubAllGlobals());

it('opens the database anew after the browser refused, and keeps what it has opened', async () => {
  const { openings, end } = browser();
  const store = browserPostStore('@mirela@example.org');
  const refused = store.segments();
  end('error');
  expect(await refused).toBeNull();
  const found = store.segments();
  end('success');
  expect(await found).toEqual([]);
  expect(await store.segments()).toEqual([]);
  expect(openings).toHaveLength(2);
});

it('is closed for good once somebody deletes the database: nothing brings it back', async () => {
  const { connection, openings, end } = browser();
  const store = browserPostStore('@mirela@example.org');
  const found = store.segments();
  end('success');
  await found;
  connection.dispatchEvent(new Event('versionchange'));
  expect(await store.segments()).toBeNull();
  expect(openings).toHaveLength(1);
});
