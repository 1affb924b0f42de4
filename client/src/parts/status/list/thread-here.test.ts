import { expect, test, vi } from 'vitest';
import { bringThreads, unfold } from './thread-here';

test('what was asked for before anybody could bring it is brought then, once', () => {
  unfold('7', null);
  const first = vi.fn<(id: string, post: Element | null) => void>();
  bringThreads(first);
  expect(first.mock.calls).toEqual([['7', null]]);
  const second = vi.fn<(id: string, post: Element | null) => void>();
  bringThreads(second);
  unfold('8', null);
  expect(first).toHaveBeenCalledOnce();
  expect(second.mock.calls).toEqual([['8', null]]);
});
