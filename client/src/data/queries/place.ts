import type { AccountId, StatusId } from '@/domain/ids';

/** A post or person inside the client. */
export type Place = { is: 'status'; id: StatusId } | { is: 'account'; id: AccountId; acct: string };
