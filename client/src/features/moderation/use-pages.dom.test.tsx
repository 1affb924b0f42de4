import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePages, type Pages } from './use-pages';

/** A list on the server, of which a page holds three. */
function listOf(names: string) {
  const server = names.split('');
  const gone = new Set<string>();
  const ask = async (page: number) => ({
    items: server.slice((page - 1) * 3, page * 3),
    total: server.length,
  });
  const kind = { idOf: (name: string) => name, isGone: (name: string) => gone.has(name) };
  const remove = (name: string): void => {
    server.splice(server.indexOf(name), 1);
    gone.add(name);
  };
  const { result } = renderHook(() => usePages('all', ask, kind));
  const here = (): string => result.current.items.join('');
  const settled = (): Promise<Pages<string>> =>
    waitFor(() => {
      expect(result.current.fetch.is).toBe('idle');
      return result.current;
    });
  const more = async (): Promise<string> => {
    act(() => result.current.more());
    await settled();
    return here();
  };
  return { server, remove, more, settled };
}

test('after some were deleted the next page begins where those that are left end', async () => {
  const { remove, more, settled } = listOf('abcdefghij');
  await settled();
  expect(await more()).toBe('abcdef');
  for (const name of ['a', 'b', 'e', 'f']) remove(name);
  while ((await settled()).items.length < (await settled()).total) await more();
  expect((await settled()).items.join('')).toBe('abcdefghij');
});

test('what was added on the server meanwhile makes nothing stand there twice', async () => {
  const { server, more, settled } = listOf('abcde');
  await settled();
  server.unshift('new');
  expect(await more()).toBe('abcde');
});
