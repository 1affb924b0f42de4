import { lazy, Suspense, useSyncExternalStore, type ReactElement } from 'react';
import { openQuestion } from './confirm-store';

const ConfirmDialog = lazy(() =>
  import('./confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
);

/** Mounted once by the app; shows what `confirm` asks. */
export function ConfirmHost(): ReactElement | null {
  const asked = useSyncExternalStore(openQuestion.subscribe, openQuestion.get);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog question={asked.question} answer={asked.answer} />
    </Suspense>
  );
}
