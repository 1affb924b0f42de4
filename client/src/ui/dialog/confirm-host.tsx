import { useEffect, useSyncExternalStore, type ReactElement } from 'react';
import { late } from '@/lib/late';
import { useLate } from '@/ui/late/use-late';
import type { Question, Questions } from './questions';

const lateDialog = late(() => import('./confirm-dialog').then((module) => module.ConfirmDialog));

/** Mounted once by the app; shows what is asked. What cannot be asked is answered with no. */
export function ConfirmHost({ questions }: { questions: Questions<Question, boolean> }): ReactElement | null {
  const asked = useSyncExternalStore(questions.subscribe, questions.get);
  const dialog = useLate(lateDialog, asked !== null);
  useEffect(() => {
    if (asked) lateDialog.load().catch(() => asked.answer(false));
  }, [asked]);
  return asked && dialog && <dialog.Part question={asked.question} answer={asked.answer} />;
}
