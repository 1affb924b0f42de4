import { useMemo } from 'react';
import type { Readable } from '@/data/readable';
import type { Realm } from '@/data/realm';
import type { StatusId } from '@/domain/ids';
import { useReadable, useRealm } from './realm-context';

function knownOf(records: Realm['records'], ids: readonly StatusId[]): Readable<readonly StatusId[]> {
  const all = ids.map((id) => records.status(id));
  let known = ids;
  return {
    get: () => {
      const now = ids.filter((_, at) => all[at]?.get() !== undefined);
      // The same list as long as nothing has changed.
      if (now.length !== known.length || now.some((id, at) => id !== known[at])) known = now;
      return known;
    },
    subscribe: (listener) => {
      const stops = all.map((one) => one.subscribe(listener));
      return () => stops.forEach((stop) => stop());
    },
  };
}

/** Those of the posts that there still are: one that is deleted leaves, one whose deletion fails comes back. */
export function useKnown(ids: readonly StatusId[]): readonly StatusId[] {
  const { records } = useRealm();
  return useReadable(useMemo(() => knownOf(records, ids), [records, ids]));
}
