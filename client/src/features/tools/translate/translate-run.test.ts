import { describe, expect, test } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { TranslatePosts, type RunDeps } from './translate-run';

function start(answers: readonly (ApiError | null)[], ids: readonly string[] = ['1', '2', '3']) {
  const left = [...answers];
  const asked: string[] = [];
  const shown = new Map<string, boolean>();
  const waited: number[] = [];
  let now = 0;
  const deps: RunDeps = {
    ids,
    translate: async (id) => {
      asked.push(id);
      return left.shift() ?? null;
    },
    show: (id, on) => shown.set(id, on),
    now: () => now,
    wait: async (until) => {
      waited.push(until - now);
      now = until;
    },
  };
  const run = new TranslatePosts(deps);
  return { run, asked, shown, waited };
}

const limited = (retryAt: number | null = null): ApiError =>
  new ApiError('rate-limited', { status: 429, retryAt });
const broken = new ApiError('server', { status: 500 });

describe('the translation of a conversation', () => {
  test('asks for one post after another and shows each', async () => {
    const { run, asked, shown } = start([]);
    await run.run();
    expect(asked).toEqual(['1', '2', '3']);
    expect([...shown.values()]).toEqual([true, true, true]);
    expect(run.state.get()).toMatchObject({ is: 'done', translated: 3, failed: 0, asked: 3 });
  });

  test('goes on after one that fails, whose place says so', async () => {
    const { run, shown } = start([null, broken, null]);
    await run.run();
    expect(run.state.get()).toMatchObject({ is: 'done', translated: 2, failed: 1 });
    expect(shown.get('2')).toBe(true);
  });

  test('waits for as long as the server asks, and asks for the same post again', async () => {
    const { run, asked, waited } = start([limited(30_000)]);
    await run.run();
    expect(asked).toEqual(['1', '1', '2', '3']);
    expect(waited[0]).toBe(30_000);
    expect(run.state.get()).toMatchObject({ is: 'done', translated: 3, waitsUntil: null });
  });

  test('waits longer each time where it is not told how long, and ends when that does not help', async () => {
    const { run, asked, waited } = start(Array(9).fill(limited()));
    await run.run();
    expect(asked).toEqual(['1', '1', '1', '1']);
    expect(waited).toEqual([5000, 10_000, 20_000]);
    expect(run.state.get()).toMatchObject({ is: 'refused', translated: 0, failed: 1 });
  });

  test('does not wait for an hour', async () => {
    const { run, asked } = start([limited(3_600_000)]);
    await run.run();
    expect(asked).toEqual(['1']);
    expect(run.state.get().is).toBe('refused');
  });

  test('ends where three in a row fail', async () => {
    const { run, asked } = start([null, broken, broken, broken], ['1', '2', '3', '4', '5', '6']);
    await run.run();
    expect(asked).toEqual(['1', '2', '3', '4']);
    expect(run.state.get()).toMatchObject({ is: 'refused', translated: 1, failed: 3 });
  });

  test('stops at a press, and takes all of it back at another', async () => {
    const { run, asked, shown } = start([]);
    const done = run.run();
    run.stop();
    await done;
    expect(asked).toEqual(['1']);
    expect(run.state.get().is).toBe('stopped');
    run.showOriginals();
    expect(shown.get('1')).toBe(false);
  });
});
