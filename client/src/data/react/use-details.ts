import { useEffect, useRef, useState } from 'react';
import { toApiError, type ApiError } from '@/domain/api-error';
import type { Details } from '@/data/details/details';
import type { InstanceDetails } from '@/data/instance/instance-details';
import type { Realm } from '@/data/realm';
import { useRealm } from './realm-context';

export type Asked<T> = { is: 'waiting' } | { is: 'here'; value: T } | { is: 'failed'; error: ApiError };

const WAITING: Asked<never> = { is: 'waiting' };

/**
 * Asks while the component is shown, anew whenever `question` (a text that names it) changes and by the
 * returned function. What was answered to an older question is never returned.
 */
function useAsked<T>(
  question: string,
  ask: (realm: Realm) => Promise<T>,
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
    let gone = false;
    const tell = (asked: Asked<T>): void => {
      if (!gone) setLast({ key, asked });
    };
    latest.current(realm).then(
      (value) => tell({ is: 'here', value }),
      (error: unknown) => tell({ is: 'failed', error: toApiError(error) }),
    );
    return () => {
      gone = true;
    };
  }, [realm, key]);
  return [last?.key === key ? last.asked : WAITING, () => setTurn(turn + 1)];
}

/** A closer look at posts. */
export const useDetails = <T>(
  question: string,
  ask: (details: Details) => Promise<T>,
): readonly [asked: Asked<T>, again: () => void] =>
  useAsked(question, async (realm) => ask(await realm.details()));

/** The server, looked at closely. */
export const useInstance = <T>(
  question: string,
  ask: (instance: InstanceDetails) => Promise<T>,
): readonly [asked: Asked<T>, again: () => void] =>
  useAsked(question, async (realm) => ask(await realm.instance()));
