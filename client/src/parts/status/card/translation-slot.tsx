import type { ReactElement } from 'react';
import { useRowFlag } from '@/data/react/records';
import type { Status } from '@/domain/status/status';
import { useLate } from '@/ui/late/use-late';
import { lateTranslation } from './late-pieces';

/** The place below the body where a translation stands once the reader asked for it (ACT-06). */
export function TranslationSlot({
  status,
  original = null,
}: {
  status: Status;
  /** Where given, the translation takes its place. */
  original?: ReactElement | null;
}): ReactElement | null {
  const [wanted, setWanted] = useRowFlag(status.id, 'translated', false);
  const translated = useLate(lateTranslation, wanted);
  if (!wanted || !translated) return original;
  return <translated.Part status={status} original={original} onHide={() => setWanted(false)} />;
}
