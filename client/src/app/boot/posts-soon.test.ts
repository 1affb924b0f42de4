import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_VIEW } from '@/data/timelines/timeline-view';
import { ApiError } from '@/domain/api-error';
import { cell } from '../../../test/cell';
import { postsSoon, SOON_MS } from './posts-soon';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const loading = { ...EMPTY_VIEW, newer: { is: 'loading' } } as const;

const isOver = async (wait: Promise<void>): Promise<boolean> =>
  Promise.race([wait.then(() => true), Promise.resolve().then(() => Promise.resolve(false))]);

test('waits for posts that are on their way', async () => {
  const home = cell(loading);
  const wait = postsSoon(home);
  expect(await isOver(wait)).toBe(false);
  home.set({ ...loading, ids: ['1'] });
  expect(await isOver(wait)).toBe(true);
});

test('waits for nothing where posts are kept or cannot be had', async () => {
  expect(await isOver(postsSoon(cell({ ...loading, ids: ['1'] })))).toBe(true);
  const failed = { ...EMPTY_VIEW, newer: { is: 'failed', error: new ApiError('offline') } } as const;
  expect(await isOver(postsSoon(cell(failed)))).toBe(true);
});

test('does not wait long', async () => {
  const wait = postsSoon(cell(loading));
  vi.advanceTimersByTime(SOON_MS);
  expect(await isOver(wait)).toBe(true);
});
