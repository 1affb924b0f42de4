import { useEffect } from 'react';
import { useRealm } from '@/data/react/realm-context';
import type { TimelineKey } from '@/domain/status/timeline-key';

/** Loads a timeline and keeps it fresh while the component is shown; what is new shows at once. */
export function useOpenTimeline(key: TimelineKey): void {
  const { timelines } = useRealm();
  useEffect(() => timelines.open(key), [timelines, key]);
  useEffect(() => {
    const view = timelines.view(key);
    const show = (): void => {
      if (view.get().queued > 0 || view.get().mustReload) timelines.showNew(key);
    };
    show();
    return view.subscribe(show);
  }, [timelines, key]);
}
