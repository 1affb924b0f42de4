import type { ReactElement } from 'react';
import { useMe, useServer } from '@/data/react/records';
import type { Account } from '@/domain/account/account';
import { mayModerate } from '@/domain/account/permissions';
import { late } from '@/lib/late';
import { useLate } from '@/ui/late/use-late';

// Nobody but staff needs it.
const lateMenu = late(() => import('@/parts/moderation/staff-menu').then((code) => code.StaffMenuButton));

/**
 * What staff can do about a person, beside who they are (MOD-03); nothing for everybody else and for oneself.
 * `onDeleted`: the account is gone.
 */
export function StaffMenu({
  account,
  onDeleted,
}: {
  account: Account;
  onDeleted?: () => void;
}): ReactElement | null {
  const me = useMe();
  const isStaff = mayModerate(me, useServer().can) && account.id !== me?.id;
  const menu = useLate(lateMenu, isStaff);
  return isStaff && menu ? <menu.Part account={account} onDeleted={onDeleted} /> : null;
}
