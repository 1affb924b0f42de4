import { toApiError, type ApiError } from '@/domain/api-error';
import type { Server } from '@/domain/instance/server';

/** SYS-02: the configuration is read again every 600 s. */
const AGAIN = 600_000;
const AFTER_FAILURE = 15_000;

/**
 * Reads a server's description now, again after a failure, and from time to time. The first outcome, good
 * or bad, settles `first`; it never rejects.
 */
export function watchServer(
  ask: () => Promise<Server>,
  tell: (server: Server) => void,
  fail: (error: ApiError) => void,
): { first: Promise<void>; stop: () => void } {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const round = async (): Promise<void> => {
    let pause = AGAIN;
    try {
      const server = await ask();
      if (!stopped) tell(server);
    } catch (thrown) {
      pause = AFTER_FAILURE;
      if (!stopped) fail(toApiError(thrown));
    }
    if (!stopped) timer = setTimeout(() => void round(), pause);
  };
  return {
    first: round(),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
