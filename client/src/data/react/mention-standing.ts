import { useMemo, useSyncExternalStore } from 'react';
import type { Relationship } from '@/domain/relationship';
import type { Mention } from '@/domain/status';
import { useRealm } from './realm-context';

/** The nearest thing to know about the people a post speaks to. */
export type MentionStanding = 'blocked' | 'muted' | null;

const standingOf = (relationship: Relationship | undefined): MentionStanding => {
  if (relationship?.blocking) return 'blocked';
  return relationship?.muting ? 'muted' : null;
};

/** Whether a post mentions somebody whom the reader blocked or muted, as far as is known (ST-03). */
export function useMentionStanding(mentions: readonly Mention[]): MentionStanding {
  const { records } = useRealm();
  const source = useMemo(() => {
    const known = mentions.map(({ id }) => records.relationship(id));
    return {
      subscribe: (listener: () => void) => {
        const stops = known.map((readable) => readable.subscribe(listener));
        return () => stops.forEach((stop) => stop());
      },
      get: (): MentionStanding => {
        const all = known.map((readable) => standingOf(readable.get()));
        return all.find((standing) => standing === 'blocked') ?? all.find(Boolean) ?? null;
      },
    };
  }, [mentions, records]);
  return useSyncExternalStore(source.subscribe, source.get);
}
