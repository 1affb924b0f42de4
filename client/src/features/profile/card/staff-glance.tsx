import type { ReactElement } from 'react';
import { useMe, useServer } from '@/data/react/records';
import type { Account } from '@/domain/account/account';
import { mayModerate } from '@/domain/account/permissions';
import { late } from '@/lib/late';
import { useLate } from '@/ui/late/use-late';

// Nobody but staff needs it.
const lateGlance = late(() => import('@/parts/moderation/profile-glance').then((code) => code.ProfileGlance));

/** What staff know of the person (MOD-03); nothing for everybody else. */
export function StaffGlance({ account }: { account: Account }): ReactElement | null {
  const isStaff = mayModerate(useMe(), useServer().can);
  const glance = useLate(lateGlance, isStaff);
  return isStaff && glance ? <glance.Part key={account.id} account={account} /> : null;
}
