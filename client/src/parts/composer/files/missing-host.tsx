import { useSyncExternalStore, type ReactElement } from 'react';
import { useLate } from '@/ui/late/use-late';
import { missingQuestion } from './ask-missing';
import { lateMissing } from './late-dialogs';

/** Mounted once by the app; shows what `askMissing` asks. */
export function MissingHost(): ReactElement | null {
  const answer = useSyncExternalStore(missingQuestion.subscribe, missingQuestion.get);
  const dialog = useLate(lateMissing, answer !== null);
  return answer && dialog && <dialog.Part answer={answer} />;
}
