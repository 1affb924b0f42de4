import { useRef, useState } from 'react';
import type { People } from '@/data/people/people';
import { toApiError, type ApiError, type ApiErrorKind } from '@/domain/api-error';
import type { AccountId } from '@/domain/ids';

export interface Released {
  /** While it goes on: how many of how many. */
  running: { done: number; of: number } | null;
  failed: readonly { id: AccountId; error: ApiError }[];
}

/** After these nobody else would fare better: who is left is named as not done. */
const ENDS_ALL: ReadonlySet<ApiErrorKind> = new Set(['rate-limited', 'offline', 'unauthorized']);

const NOTHING: Released = { running: null, failed: [] };

/** Mutes or blocks many people no longer, one after another; whom it did not work for is told. */
export function useRelease(
  people: People,
  list: 'muted' | 'blocked',
  onDone: (id: AccountId) => void,
  /** Before somebody is let go. */
  before: (id: AccountId) => void,
): Released & { run: (ids: readonly AccountId[]) => Promise<void>; stop: () => void; forget: () => void } {
  const [state, setState] = useState(NOTHING);
  const stopped = useRef(false);
  const run = async (ids: readonly AccountId[]): Promise<void> => {
    stopped.current = false;
    const failed: { id: AccountId; error: ApiError }[] = [];
    let end: ApiError | null = null;
    for (const [done, id] of ids.entries()) {
      if (stopped.current) break;
      setState({ running: { done, of: ids.length }, failed });
      if (end) {
        failed.push({ id, error: end });
        continue;
      }
      try {
        before(id);
        await people.release(list, id);
        onDone(id);
      } catch (thrown) {
        const error = toApiError(thrown);
        failed.push({ id, error });
        if (ENDS_ALL.has(error.kind)) end = error;
      }
    }
    setState({ running: null, failed });
  };
  return {
    ...state,
    run,
    stop: () => {
      stopped.current = true;
    },
    forget: () => setState(NOTHING),
  };
}
