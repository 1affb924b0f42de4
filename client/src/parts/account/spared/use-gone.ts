import { useCallback, useState } from 'react';
import type { People } from '@/data/people/people';
import { toApiError, type ApiError } from '@/domain/api-error';
import type { AccountId } from '@/domain/ids';

/** Somebody who was let go here, and until when (Unix milliseconds) they were spared; null: without an end. */
interface Gone {
  id: AccountId;
  end: number | null;
}

interface State {
  gone: readonly Gone[];
  busy: boolean;
  /** Why the first of them did not come back. */
  error: ApiError | null;
}

const NOBODY: State = { gone: [], busy: false, error: null };

/** Who was let go in this list since it was opened, and the way back. */
export function useGone(people: People, list: 'muted' | 'blocked') {
  const [state, setState] = useState(NOBODY);
  const note = useCallback(
    (id: AccountId): void => {
      const end = list === 'muted' ? (people.ends.get().muted.get(id) ?? null) : null;
      setState(({ gone }) => ({ ...NOBODY, gone: [...gone.filter((one) => one.id !== id), { id, end }] }));
    },
    [people, list],
  );
  /** One after another; those behind a failure stay for the next try. */
  const undo = async (which: readonly AccountId[]): Promise<void> => {
    let left = state.gone.filter(({ id }) => which.includes(id));
    setState({ gone: left, busy: true, error: null });
    try {
      for (const { id, end } of left) {
        await people.spare(list, id, end === null ? 0 : Math.max(1, Math.round((end - Date.now()) / 1000)));
        left = left.slice(1);
      }
      setState(NOBODY);
    } catch (thrown) {
      setState({ gone: left, busy: false, error: toApiError(thrown) });
    }
    people.open(list);
  };
  return { ...state, note, undo, forget: () => setState(NOBODY) };
}
