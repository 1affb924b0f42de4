import type { ReactElement } from 'react';
import type { AccountId, NotificationId } from '@/domain/ids';
import { useAccount } from '@/data/react/records';
import { Avatar } from '@/parts/account/avatar';
import { useGroupPeople } from './group-people';
import groups from './groups.module.css';

const SHOWN = 5;

/** The latest faces of a group; decoration, the sentence counts them. */
export function GroupFaces({ ids }: { ids: readonly NotificationId[] }): ReactElement {
  const people = useGroupPeople(ids);
  return (
    <span className={groups.faces} aria-hidden="true">
      {people.slice(0, SHOWN).map((id) => (
        <Face key={id} id={id} />
      ))}
    </span>
  );
}

function Face({ id }: { id: AccountId }): ReactElement | null {
  const account = useAccount(id);
  return account ? <Avatar account={account} size="face" /> : null;
}
