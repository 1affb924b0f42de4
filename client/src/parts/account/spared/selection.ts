import { createContext, useContext } from 'react';
import type { AccountId } from '@/domain/ids';

export interface Selection {
  chosen: ReadonlySet<AccountId>;
  toggle: (id: AccountId) => void;
}

export const SelectionContext = createContext<Selection>({ chosen: new Set(), toggle: () => {} });

export const useSelection = (): Selection => useContext(SelectionContext);
