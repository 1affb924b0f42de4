import type { Platform } from '@/data/platform';
import { ApiError, toApiError } from '@/domain/api-error';

/** When a server that is asked too often does not say until when; milliseconds. */
const UNTOLD = 15_000;
/** A server that names a later time than this is asked again anyway. */
const LONGEST = 10 * 60_000;

/** Resolves after `ms`; rejects with `aborted` when the signal comes first. */
export const pause = (platform: Pick<Platform, 'after'>, ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(new ApiError('aborted'));
      return;
    }
    const onAbort = (): void => {
      cancel();
      reject(new ApiError('aborted'));
    };
    const cancel = platform.after(ms, () => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    });
    signal.addEventListener('abort', onAbort, { once: true });
  });

/** The answer of a call; as long as the server says that it is asked too often, it is waited for. */
export async function waited<T>(
  platform: Pick<Platform, 'after' | 'now'>,
  signal: AbortSignal,
  call: () => Promise<T>,
  tell: (until: number) => void,
): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.kind !== 'rate-limited') throw error;
      const now = platform.now();
      const until = Math.min(error.retryAt ?? now + UNTOLD, now + LONGEST);
      tell(until);
      await pause(platform, Math.max(1000, until - now), signal);
    }
  }
}
