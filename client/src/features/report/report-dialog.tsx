import type { ReactElement } from 'react';
import { useAccount, useStatus } from '@/data/react/records';
import type { StatusId } from '@/domain/ids';
import { ReportForm } from './report-form';

interface DialogProps {
  statusId: StatusId;
  onClose: () => void;
}

/** Tells the staff about one post, and more of its author's where wanted (MOD-01). */
export function ReportDialog({ statusId, onClose }: DialogProps): ReactElement | null {
  const status = useStatus(statusId);
  const author = useAccount(status?.accountId ?? '');
  if (!status || !author) return null;
  return <ReportForm author={author} preselected={statusId} onClose={onClose} />;
}
