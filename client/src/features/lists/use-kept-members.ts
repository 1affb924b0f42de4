import { useEffect, useState } from 'react';
import type { AccountId } from '@/domain/ids';
import { useKeptWords } from '@/data/react/use-kept-words';
import { useRealm } from '@/data/react/realm-context';

const ADDED = '+';
const TAKEN_OUT = '-';

export interface KeptMembers {
  ids: readonly AccountId[];
  choose: (id: AccountId, on: boolean) => void;
  forget: () => void;
}

/**
 * People of a list as they are ticked, kept like its title. What is kept is only what differs from `before`: who came
 * into the list meanwhile stays in it.
 */
export function useKeptMembers(name: string, before: readonly AccountId[] = []): KeptMembers {
  const realm = useRealm();
  const [kept, keep] = useKeptWords(`${name} members`);
  const changes = kept.split(' ').filter((change) => change !== '');
  const added = changes.filter((change) => change.startsWith(ADDED)).map((change) => change.slice(1));
  const choose = (id: AccountId, on: boolean): void => {
    const others = changes.filter((change) => change.slice(1) !== id);
    const own = before.includes(id) === on ? [] : [(on ? ADDED : TAKEN_OUT) + id];
    keep([...others, ...own].join(' '));
  };
  // After the page was loaded anew nobody is known who was only picked.
  const [fromBefore] = useState(added);
  useEffect(() => {
    if (fromBefore.length === 0) return;
    void realm.late.people
      .load()
      .then((people) => Promise.allSettled(fromBefore.map((id) => people.know(id))))
      .catch(() => {});
  }, [realm, fromBefore]);
  return {
    ids: [
      ...before.filter((id) => !changes.includes(TAKEN_OUT + id)),
      ...added.filter((id) => !before.includes(id)),
    ],
    choose,
    forget: () => keep(''),
  };
}
