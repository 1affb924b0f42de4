import { useEffect, useSyncExternalStore, type ReactElement } from 'react';
import { late } from '@/lib/late';
import { useLate } from '@/ui/late/use-late';
import { openQuestion } from './confirm-store';

const lateDialog = late(() => import('./confirm-dialog').then((module) => module.ConfirmDialog));

/** Mounted once by the app; shows what `confirm` asks. What cannot be asked is answered with no. */
export function ConfirmHost(): ReactElement | null {
  const asked = useSyncExternalStore(openQuestion.subscribe, openQuestion.get);
  const dialog = useLate(lateDialog, asked !== null);
  useEffect(() => {
    if (asked) lateDialog.load().catch(() => asked.answer(false));
  }, [asked]);
  return asked && dialog && <dialog.Part question={asked.question} answer={asked.answer} />;
}
