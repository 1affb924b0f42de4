import { useEffect, useState } from 'react';
import { toApiError, type ApiError } from '@/domain/api-error';
import type { AccountId } from '@/domain/ids';
import { useRealm } from '@/data/react/realm-context';

/** S1 §9. */
const PAUSE = 2000;

export type MemberSearch =
  | { is: 'idle' | 'waiting' }
  | { is: 'found'; ids: readonly AccountId[] }
  | { is: 'failed'; error: ApiError };

interface Answer {
  question: string;
  search: MemberSearch;
}

/** Searches for people two seconds after the last key, or at once by `now`. */
export function useMemberSearch(
  text: string,
  following: boolean,
): readonly [search: MemberSearch, now: () => void] {
  const realm = useRealm();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [hurried, hurry] = useState<string | null>(null);
  const query = text.trim();
  const question = `${following} ${query}`;
  const pause = hurried === question ? 0 : PAUSE;
  useEffect(() => {
    if (query === '') return;
    const stop = new AbortController();
    const tell = (search: MemberSearch): void => {
      if (!stop.signal.aborted) setAnswer({ question, search });
    };
    const ask = async (): Promise<void> => {
      try {
        const screens = await realm.late.screens.load();
        tell({ is: 'found', ids: await screens.search.people(query, following, stop.signal) });
      } catch (thrown) {
        tell({ is: 'failed', error: toApiError(thrown) });
      }
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [realm, query, following, question, pause]);
  const now = (): void => {
    setAnswer(null);
    hurry(question);
  };
  if (query === '') return [{ is: 'idle' }, now];
  return [answer?.question === question ? answer.search : { is: 'waiting' }, now];
}
