import type { ReactElement } from 'react';
import { dateTime } from '@/i18n/formatters';
import { useT } from '@/i18n/use-t';

/** That the server has asked to wait, and until when. */
export function Waiting({ until }: { until: number | null }): ReactElement | null {
  const t = useT();
  if (until === null) return null;
  return <> {t('own_data.waiting', { time: dateTime(t.locale).format(until) })}</>;
}
