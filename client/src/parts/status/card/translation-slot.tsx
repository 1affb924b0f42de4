import type { ReactElement } from 'react';
import { useRowFlag } from '@/data/react/records';
import type { Status } from '@/domain/status/status';
import { useLate } from '@/ui/late/use-late';
import { lateTranslation } from './late-pieces';

/** The place below the body where a translation stands once the reader asked for it (ACT-06). */
export function TranslationSlot({ status }: { status: Status }): ReactElement | null {
  const [wanted, setWanted] = useRowFlag(status.id, 'translated', false);
  const translated = useLate(lateTranslation, wanted);
  if (!wanted || !translated) return null;
  return <translated.Part status={status} onHide={() => setWanted(false)} />;
}
