import type { ReactElement } from 'react';
import type { ReportState } from '@/domain/staff/staff-report';
import { useT } from '@/i18n/use-t';
import { Tag, type TagTone } from '@/ui/state/tag';

const TONES: Readonly<Record<ReportState, TagTone>> = {
  open: 'orange',
  resolved: 'green',
  closed: 'neutral',
};

/** How a report stands. */
export function StateTag({ state }: { state: ReportState }): ReactElement {
  const t = useT();
  return <Tag tone={TONES[state]}>{t(`moderation.state_${state}`)}</Tag>;
}
