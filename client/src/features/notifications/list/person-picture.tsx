import type { ReactElement } from 'react';
import type { AccountId } from '@/domain/ids';
import { useAccount } from '@/data/react/records';
import { Avatar } from '@/parts/account/avatar';

/** The picture beside a notification; decoration, the sentence names the person. */
export function PersonPicture({ id }: { id: AccountId }): ReactElement | null {
  const account = useAccount(id);
  return account ? <Avatar account={account} size="compact" /> : null;
}
