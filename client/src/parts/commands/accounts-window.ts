import type { AccountId, StatusId } from '@/domain/ids';

/** A window about the accounts of this browser: their list, or something to be done as another one than is shown. */
export type AccountsWindow =
  | { is: 'list' }
  | { is: 'post'; statusId: StatusId }
  | { is: 'person'; accountId: AccountId };
