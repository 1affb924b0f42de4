import { useMemo, useSyncExternalStore } from 'react';
import type { AccountId } from '@/domain/ids';
import type { Relationship } from '@/domain/account/relationship';
import type { Mention } from '@/domain/status/status';
import { useRealm } from './realm-context';

/** The nearest thing to know about the people a post speaks to. */
export type MentionStanding = 'blocked' | 'muted' | null;

type Known = readonly (Relationship | undefined)[];

/** What is known of several people, as one value. */
function useStanding<T>(people: readonly (Mention | AccountId)[], judge: (known: Known) => T): T {
  const { records } = useRealm();
  const source = useMemo(() => {
    const all = people.map((one) => records.relationship(typeof one === 'string' ? one : one.id));
    return {
      subscribe: (listener: () => void) => {
        const stops = all.map((readable) => readable.subscribe(listener));
        return () => stops.forEach((stop) => stop());
      },
      get: () => judge(all.map((readable) => readable.get())),
    };
  }, [people, records, judge]);
  return useSyncExternalStore(source.subscribe, source.get);
}

const worst = (known: Known): MentionStanding => {
  if (known.some((one) => one?.blocking)) return 'blocked';
  return known.some((one) => one?.muting) ? 'muted' : null;
};

const allMuted = (known: Known): boolean => known.every((one) => one?.muting);

/** Whether a post mentions somebody whom the reader blocked or muted, as far as is known (ST-03). */
export const useMentionStanding = (mentions: readonly Mention[]): MentionStanding =>
  useStanding(mentions, worst);

/** The reader muted every one of these; true of nobody. */
export const useAllMuted = (people: readonly AccountId[]): boolean => useStanding(people, allMuted);
