import { useState } from 'react';
import type { AccountId } from '@/domain/ids';

/** People who are ticked, in the order in which they were. */
export function useChosen(
  initially: readonly AccountId[] = [],
): readonly [chosen: readonly AccountId[], choose: (id: AccountId, on: boolean) => void] {
  const [chosen, setChosen] = useState(initially);
  const choose = (id: AccountId, on: boolean): void =>
    setChosen((old) => {
      const others = old.filter((other) => other !== id);
      return on ? [...others, id] : others;
    });
  return [chosen, choose];
}
