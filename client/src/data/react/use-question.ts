import { useEffect, useRef, useState } from 'react';
import { toApiError } from '@/domain/api-error';
import type { Asked } from './use-details';

const WAITING: Asked<never> = { is: 'waiting' };

/**
 * Asks while the component is shown, anew whenever `question` (a text that names it) changes and by the
 * returned function. What was answered to an older question is never returned.
 */
export function useQuestion<T>(
  question: string,
  ask: () => Promise<T>,
): readonly [asked: Asked<T>, again: () => void] {
  const [turn, setTurn] = useState(0);
  const [last, setLast] = useState<{ key: string; asked: Asked<T> } | null>(null);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const key = `${turn} ${question}`;
  useEffect(() => {
    let gone = false;
    const tell = (asked: Asked<T>): void => {
      if (!gone) setLast({ key, asked });
    };
    latest.current().then(
      (value) => tell({ is: 'here', value }),
      (error: unknown) => tell({ is: 'failed', error: toApiError(error) }),
    );
    return () => {
      gone = true;
    };
  }, [key]);
  return [last?.key === key ? last.asked : WAITING, () => setTurn(turn + 1)];
}
