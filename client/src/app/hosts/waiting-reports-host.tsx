import '@/i18n/messages/en/late/open-reports';
import { useEffect } from 'react';
import { useOpenReportCount } from '@/data/react/use-open-report-count';
import { waitingReports } from '@/data/screens/page-name';
import { useT } from '@/i18n/use-t';

/** Tells the title and the bar how many reports wait; drawn for staff (SYS-02). */
export function WaitingReportsHost(): null {
  const t = useT();
  const count = useOpenReportCount();
  const words = count > 0 ? t('open_reports.count', { count }) : '';
  useEffect(() => {
    waitingReports.set({ count, words });
    return () => waitingReports.set({ count: 0, words: '' });
  }, [count, words]);
  return null;
}
