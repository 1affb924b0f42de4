import { afterEach, expect, test, vi } from 'vitest';
import { keepShared } from './shared';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Caches with room for nothing more while there are kept pictures. */
function fullDisk(names: string[]): { kept: string[]; names: string[] } {
  const kept: string[] = [];
  vi.stubGlobal('caches', {
    keys: async () => [...names],
    delete: async (name: string) => names.splice(names.indexOf(name), 1).length > 0,
    open: async () => ({
      async put(_: string, response: Response) {
        if (names.some((name) => name.startsWith('skein-pictures')))
          throw new DOMException('full', 'QuotaExceededError');
        kept.push(await response.text());
      },
    }),
  });
  vi.stubGlobal(
    'Response',
    class extends Response {
      static override redirect = (url: string, status: number): Response =>
        new Response(null, { status, headers: { location: url } });
    },
  );
  return { kept, names };
}

const shared = (): Request =>
  new Request('https://tidepool.example/main/share', { method: 'POST', body: 'words and pictures' });

test('what is shared takes the room of pictures that were kept for reading', async () => {
  const { kept, names } = fullDisk(['skein-assets', 'skein-pictures a', 'skein-pictures b']);
  const answer = await keepShared(shared());
  expect(answer.headers.get('location')).toBe('/main/share');
  expect(kept).toEqual(['words and pictures']);
  expect(names).toEqual(['skein-assets']);
});
