import { useState } from 'react';
import { useRealm } from '@/data/react/realm-context';
import type { OwnAccount } from '@/data/own-account/own-account';
import { toApiError, type ApiError } from '@/domain/api-error';
import { ownAccountOf } from './use-own-account';

export interface Step {
  busy: boolean;
  error: ApiError | null;
  /** True when it went well. */
  run: (work: (account: OwnAccount) => Promise<void>) => Promise<boolean>;
}

/** Something the server is asked to do once; what failed stays beside it until the next try. */
export function useStep(): Step {
  const realm = useRealm();
  const [state, setState] = useState<{ busy: boolean; error: ApiError | null }>({ busy: false, error: null });
  return {
    ...state,
    async run(work) {
      if (state.busy) return false;
      setState({ busy: true, error: null });
      try {
        await work(await ownAccountOf(realm));
        setState({ busy: false, error: null });
        return true;
      } catch (thrown) {
        setState({ busy: false, error: toApiError(thrown) });
        return false;
      }
    },
  };
}
