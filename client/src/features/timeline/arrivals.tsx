import { useEffect, useState, type ReactElement } from 'react';
import { useTimeline } from '@/data/react/records';
import type { TimelineKey } from '@/domain/status/timeline-key';
import { useT } from '@/i18n/use-t';
import { VisuallyHidden } from '@/ui/state/visually-hidden';

/** Posts that arrive within this time are told in one sentence. */
const BULK_MS = 5000;

/** Tells listeners how many posts wait, politely and not one by one. */
export function Arrivals({ timelineKey }: { timelineKey: TimelineKey }): ReactElement {
  const t = useT();
  const { queued } = useTimeline(timelineKey);
  const [told, setTold] = useState(0);
  useEffect(() => {
    if (queued === told) return;
    const timer = setTimeout(() => setTold(queued), queued === 0 ? 0 : BULK_MS);
    return () => clearTimeout(timer);
  }, [queued, told]);
  return (
    <div role="status">
      <VisuallyHidden>{told > 0 ? t('feed.arrived', { count: told }) : ''}</VisuallyHidden>
    </div>
  );
}
