import { useState } from 'react';
import { useRealm } from '@/data/react/realm-context';
import type { OutgoingReport } from '@/data/details/details';
import { toApiError, type ApiError } from '@/domain/api-error';

/** Sends once; the window closes when the report has arrived. */
export function useReport(onSent: () => void): {
  busy: boolean;
  error: ApiError | null;
  send: (report: OutgoingReport) => Promise<void>;
  dismiss: () => void;
} {
  const realm = useRealm();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const send = async (report: OutgoingReport): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await (await realm.late.details.load()).report(report);
      realm.notices.push({ level: 'success', messageKey: 'reporting.sent', messageArgs: {}, timeout: 5000 });
      onSent();
    } catch (thrown) {
      setError(toApiError(thrown));
      setBusy(false);
    }
  };
  return { busy, error, send, dismiss: () => setError(null) };
}
