import { afterEach, describe, expect, test, vi } from 'vitest';
import { readBuildFile, readBuildJson } from './build-file';

const FILE = '/assets/language-de-early-abc.json';

/** A cache that has `kept`, and a server that answers so. */
function place(kept: string | null, answer: Response): Map<string, string> {
  const files = new Map<string, string>(kept === null ? [] : [[FILE, kept]]);
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (url: string) => (files.has(url) ? new Response(files.get(url)) : undefined),
      put: async (url: string, response: Response) => void files.set(url, await response.text()),
    }),
  });
  vi.stubGlobal('fetch', async () => answer);
  return files;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a file of the build', () => {
  test('is kept for a time without network', async () => {
    const files = place(null, new Response('{"a":"b"}'));
    expect(await readBuildJson(FILE)).toEqual({ a: 'b' });
    expect(files.get(FILE)).toBe('{"a":"b"}');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await readBuildFile(FILE)).toBe('{"a":"b"}');
  });

  test('that is broken is not there, and is not kept', async () => {
    const files = place(null, new Response('{"a":"b'));
    await expect(readBuildJson(FILE)).rejects.toThrow('is not there');
    expect(files.size).toBe(0);
  });

  test('that was kept broken is fetched anew', async () => {
    const files = place('{"a', new Response('{"a":"b"}'));
    expect(await readBuildJson(FILE)).toEqual({ a: 'b' });
    expect(files.get(FILE)).toBe('{"a":"b"}');
  });

  test('in whose place the server answers its page is not there', async () => {
    place(null, new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }));
    await expect(readBuildFile(FILE)).rejects.toThrow('is not there');
  });
});
