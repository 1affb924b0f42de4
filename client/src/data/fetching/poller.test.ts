import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { fakePlatform, settled } from '@/data/testing/fake-platform';
import { fakeReach } from '@/data/testing/fake-reach';
import { Poller } from './poller';

function world(whileHidden = false) {
  const platform = fakePlatform();
  const reach = fakeReach();
  const ask = vi.fn<() => Promise<ApiError | null>>(() => Promise.resolve(null));
  return {
    platform,
    clock: platform.clock,
    ask,
    reach,
    poller: new Poller({ platform, reach, ask, whileHidden }),
  };
}

describe('polling', () => {
  it('asks 20 s after the previous answer, however long that took (F3)', async () => {
    const { clock, ask, poller } = world();
    let answer: (value: null) => void = () => undefined;
    ask.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    poller.start(0);
    await clock.advance(0);
    expect(ask).toHaveBeenCalledTimes(1);
    await clock.advance(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
    answer(null);
    await settled();
    await clock.advance(19_999);
    expect(ask).toHaveBeenCalledTimes(1);
    await clock.advance(1);
    expect(ask).toHaveBeenCalledTimes(2);
    poller.stop();
    expect(clock.waiting).toBe(0);
  });

  it('pauses while hidden or offline and catches up at once (F3)', async () => {
    const { platform, clock, ask, poller } = world();
    poller.start(20_000);
    platform.page.set({ hidden: true });
    await clock.advance(100_000);
    expect(ask).not.toHaveBeenCalled();
    platform.page.set({ hidden: false, online: false });
    await clock.advance(100_000);
    expect(ask).not.toHaveBeenCalled();
    platform.page.set({ online: true });
    await clock.advance(0);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks at once when the server is back, whatever the pause it was in, but not before a 429 allows it', async () => {
    const { reach, clock, ask, poller } = world();
    ask.mockResolvedValue(new ApiError('offline'));
    poller.start(0);
    await clock.advance(400_000);
    const before = ask.mock.calls.length;
    ask.mockResolvedValue(new ApiError('rate-limited', { status: 429, retryAt: clock.now + 90_000 }));
    reach.comeBack();
    await clock.advance(0);
    expect(ask).toHaveBeenCalledTimes(before + 1);
    reach.comeBack();
    await clock.advance(89_999);
    expect(ask).toHaveBeenCalledTimes(before + 1);
    await clock.advance(1);
    expect(ask).toHaveBeenCalledTimes(before + 2);
  });

  it('goes on while hidden for what the title shows', async () => {
    const { platform, clock, ask, poller } = world(true);
    platform.page.set({ hidden: true });
    poller.start(0);
    await clock.advance(20_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('waits longer after each failure, normally again after a success (F4)', async () => {
    const { clock, ask, poller } = world();
    ask.mockResolvedValue(new ApiError('server', { status: 500 }));
    const times: number[] = [];
    const start = clock.now;
    ask.mockImplementation(() => {
      times.push((clock.now - start) / 1000);
      return Promise.resolve(times.length < 4 ? new ApiError('server', { status: 500 }) : null);
    });
    poller.start(0);
    await clock.advance(200_000);
    expect(times).toEqual([0, 20, 60, 140, 160, 180, 200]);
  });

  it('pauses for a 429 exactly as long as the server said (F4)', async () => {
    const { clock, ask, poller } = world();
    const start = clock.now;
    ask.mockResolvedValueOnce(new ApiError('rate-limited', { status: 429, retryAt: start + 90_000 }));
    poller.start(0);
    await clock.advance(89_999);
    expect(ask).toHaveBeenCalledTimes(1);
    await clock.advance(1);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it.each(['forbidden', 'not-found'] as const)('goes on slower after %s', async (kind) => {
    const { clock, ask, poller } = world();
    ask.mockResolvedValueOnce(new ApiError(kind));
    poller.start(0);
    await clock.advance(59_999);
    expect(ask).toHaveBeenCalledTimes(1);
    await clock.advance(1);
    expect(ask).toHaveBeenCalledTimes(2);
    await clock.advance(20_000);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it.each(['unauthorized', 'login-needed'] as const)('ends after %s (F4)', async (kind) => {
    const { clock, ask, poller } = world();
    ask.mockResolvedValue(new ApiError(kind));
    poller.start(0);
    await clock.advance(1_000_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is postponed by an answer that came another way (F10)', async () => {
    const { clock, ask, poller } = world();
    poller.start(20_000);
    await clock.advance(15_000);
    poller.answered(5_000);
    await clock.advance(24_999);
    expect(ask).not.toHaveBeenCalled();
    await clock.advance(1);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
