import type { ReactElement } from 'react';
import { useAccount } from '@/data/react/records';
import type { AccountId } from '@/domain/ids';
import { ReportForm } from './report-form';

/** Tells the staff about a person, with those of their posts that show why (MOD-01). */
export function PersonReportDialog({
  accountId,
  onClose,
}: {
  accountId: AccountId;
  onClose: () => void;
}): ReactElement | null {
  const account = useAccount(accountId);
  return account ? <ReportForm author={account} preselected={null} onClose={onClose} /> : null;
}
