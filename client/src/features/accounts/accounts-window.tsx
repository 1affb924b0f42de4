import type { ReactElement } from 'react';
import type { AccountsWindow as Open } from '@/parts/commands/accounts-window';
import { AccountList } from './account-list';
import { ActOnPerson, ActOnPost } from './act-as';

/** The window about the accounts of this browser that somebody asked for. */
export function AccountsWindow({ open, onClose }: { open: Open; onClose: () => void }): ReactElement | null {
  switch (open.is) {
    case 'list':
      return <AccountList onClose={onClose} />;
    case 'post':
      return <ActOnPost statusId={open.statusId} onClose={onClose} />;
    case 'person':
      return <ActOnPerson accountId={open.accountId} onClose={onClose} />;
  }
}
