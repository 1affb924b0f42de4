import type { ReactElement } from 'react';
import { useAccount } from '@/data/react/records';
import type { AccountId } from '@/domain/ids';
import { Rich } from '@/i18n/use-t';
import { AccountLink } from '@/parts/account/account-link';
import { AccountName } from '@/parts/account/account-name';

function Person({ id }: { id: AccountId }): ReactElement | null {
  const account = useAccount(id);
  if (!account) return null;
  return (
    <AccountLink account={account}>
      <AccountName account={account} />
    </AccountLink>
  );
}

/** "A, B and 3 others repeated": the first two by name. */
export function Repeaters({ ids }: { ids: readonly AccountId[] }): ReactElement {
  const people = [...new Set(ids)];
  const name = <Person id={people[0] ?? ''} />;
  const other = <Person id={people[1] ?? ''} />;
  const count = people.length - 2;
  if (count < 0) return <Rich id="status.repeated" args={{ name }} />;
  if (count === 0) return <Rich id="status.repeated_two" args={{ name, other }} />;
  return <Rich id="status.repeated_more" args={{ name, other, count }} />;
}
