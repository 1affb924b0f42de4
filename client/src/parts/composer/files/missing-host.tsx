import { lazy, Suspense, useSyncExternalStore, type ReactElement } from 'react';
import { missingQuestion } from './ask-missing';

const MissingDialog = lazy(() =>
  import('./missing-dialog').then((module) => ({ default: module.MissingDialog })),
);

/** Mounted once by the app; shows what `askMissing` asks. */
export function MissingHost(): ReactElement | null {
  const answer = useSyncExternalStore(missingQuestion.subscribe, missingQuestion.get);
  return answer ? (
    <Suspense fallback={null}>
      <MissingDialog answer={answer} />
    </Suspense>
  ) : null;
}
