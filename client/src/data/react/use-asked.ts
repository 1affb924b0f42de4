import { useEffect, useRef, useState } from 'react';
import { toApiError, type ApiError } from '@/domain/api-error';
import type { Realm } from '@/data/realm';
import { useRealm } from './realm-context';
import { lastOf, type Memory } from './remembered';
import { useReturn } from './use-return';

/** `readAt` (Unix milliseconds): the network is gone, and this is what the server said then. */
export type Asked<T> =
  | { is: 'waiting' }
  | { is: 'here'; value: T; readAt?: number }
  | { is: 'failed'; error: ApiError };

const WAITING: Asked<never> = { is: 'waiting' };

/**
 * Asks while the component is shown, anew whenever `question` (a text that names it) changes and by the
 * returned function. What was answered to an older question is never returned; `signal` ends with it. With a memory
 * the last answer stands in while there is no network, and the question is asked again when it is back.
 */
export function useAsked<T>(
  question: string,
  ask: (realm: Realm, signal: AbortSignal) => Promise<T>,
  memory?: Memory<T>,
): readonly [asked: Asked<T>, again: () => void] {
  const realm = useRealm();
  const [turn, setTurn] = useState(0);
  const [last, setLast] = useState<{ key: string; question: string; asked: Asked<T> } | null>(null);
  const latest = useRef({ ask, memory });
  useEffect(() => {
    latest.current = { ask, memory };
  });
  const key = `${turn} ${question}`;
  const again = (): void => setTurn((before) => before + 1);
  const isOld = last?.question === question && last.asked.is === 'here' && last.asked.readAt !== undefined;
  // What was out of reach comes by itself.
  const isMissed = last?.key === key && last.asked.is === 'failed' && last.asked.error.kind === 'offline';
  useReturn(() => (isOld || isMissed) && again());
  useEffect(() => {
    const stop = new AbortController();
    const { ask, memory } = latest.current;
    const tell = (asked: Asked<T>): void => {
      if (!stop.signal.aborted) setLast({ key, question, asked });
    };
    const run = async (): Promise<void> => {
      try {
        const value = await ask(realm, stop.signal);
        memory?.keep(realm, question, value);
        tell({ is: 'here', value });
      } catch (thrown) {
        const error = toApiError(thrown);
        const kept = await lastOf(realm, memory, question, error);
        tell(kept ? { is: 'here', ...kept } : { is: 'failed', error });
      }
    };
    void run();
    return () => stop.abort();
  }, [realm, key, question]);
  return [last && (last.key === key || isOld) ? last.asked : WAITING, again];
}
