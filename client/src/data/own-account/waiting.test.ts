import { expect, test } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { pause, waited } from './waiting';

const clock = () => {
  const slept: number[] = [];
  return {
    slept,
    platform: {
      now: () => 1000,
      after: (ms: number, work: () => void) => {
        slept.push(ms);
        const timer = setTimeout(work);
        return () => clearTimeout(timer);
      },
    },
  };
};
const never = new AbortController().signal;

test('a server that asks to wait is asked again when it said, any other failure is one', async () => {
  const { platform, slept } = clock();
  const told: number[] = [];
  let asked = 0;
  const call = async (): Promise<string> => {
    asked += 1;
    if (asked === 1) throw new ApiError('rate-limited', { retryAt: 5000 });
    if (asked === 2) throw new ApiError('rate-limited');
    return 'here';
  };
  expect(await waited(platform, never, call, (until) => told.push(until))).toBe('here');
  expect([slept, told]).toEqual([
    [4000, 15_000],
    [5000, 16_000],
  ]);
  await expect(
    waited(
      platform,
      never,
      () => Promise.reject(new ApiError('server')),
      () => {},
    ),
  ).rejects.toMatchObject({
    kind: 'server',
  });
});

test('who stops does not wait', async () => {
  const { platform } = clock();
  const stop = new AbortController();
  const waiting = pause(platform, 99_999, stop.signal);
  stop.abort();
  await expect(waiting).rejects.toMatchObject({ kind: 'aborted' });
  await expect(pause(platform, 1, stop.signal)).rejects.toMatchObject({ kind: 'aborted' });
});
