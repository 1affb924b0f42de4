import type { ReactElement } from 'react';
import type { TimelineKey } from '@/data/realm';
import { PanelHeader } from '@/ui/panel/panel';

export function TimelineScreen({ title }: { timelineKey: TimelineKey; title: string }): ReactElement {
  return <PanelHeader level={1} sticky title={title} />;
}
