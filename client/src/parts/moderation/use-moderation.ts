import { createContext, useContext } from 'react';
import type { Moderation } from '@/data/moderation/moderation';
import { useMe } from '@/data/react/records';
import { useReadable } from '@/data/react/realm-context';
import type { AccountId } from '@/domain/ids';
import type { StaffUser } from '@/domain/staff/staff-user';

export const ModerationContext = createContext<Moderation | null>(null);

/** The work of staff; only inside the window, which has it. */
export function useModeration(): Moderation {
  const work = useContext(ModerationContext);
  if (!work) throw new Error('used outside the moderation');
  return work;
}

export const useIsAdmin = (): boolean => useMe()?.role === 'admin';

/** An account as the staff calls told of it; undefined while they have not. */
export function useStaffUser(id: AccountId | null): StaffUser | undefined {
  const users = useReadable(useModeration().users);
  return id === null ? undefined : users.get(id);
}
