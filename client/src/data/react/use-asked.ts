import { useEffect, useRef, useState } from 'react';
import { toApiError, type ApiError } from '@/domain/api-error';
import type { Realm } from '@/data/realm';
import { useRealm } from './realm-context';

export type Asked<T> = { is: 'waiting' } | { is: 'here'; value: T } | { is: 'failed'; error: ApiError };

const WAITING: Asked<never> = { is: 'waiting' };

/**
 * Asks while the component is shown, anew whenever `question` (a text that names it) changes and by the
 * returned function. What was answered to an older question is never returned; `signal` ends with it.
 */
export function useAsked<T>(
  question: string,
  ask: (realm: Realm, signal: AbortSignal) => Promise<T>,
): readonly [asked: Asked<T>, again: () => void] {
  const realm = useRealm();
  const [turn, setTurn] = useState(0);
  const [last, setLast] = useState<{ key: string; asked: Asked<T> } | null>(null);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const key = `${turn} ${question}`;
  useEffect(() => {
    const stop = new AbortController();
    const tell = (asked: Asked<T>): void => {
      if (!stop.signal.aborted) setLast({ key, asked });
    };
    latest.current(realm, stop.signal).then(
      (value) => tell({ is: 'here', value }),
      (error: unknown) => tell({ is: 'failed', error: toApiError(error) }),
    );
    return () => stop.abort();
  }, [realm, key]);
  return [last?.key === key ? last.asked : WAITING, () => setTurn(turn + 1)];
}
