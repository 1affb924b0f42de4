import { useMemo } from 'react';
import type { AccountId, NotificationId } from '@/domain/ids';
import { useRealm } from '@/data/react/realm-context';

/** Who is behind the notifications, each once, the latest first. */
export function useGroupPeople(ids: readonly NotificationId[]): readonly AccountId[] {
  const { records } = useRealm();
  return useMemo(
    () => [...new Set(ids.flatMap((id) => records.notification(id).get()?.accountId ?? []))],
    [ids, records],
  );
}
