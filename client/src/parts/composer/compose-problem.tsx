import type { ReactElement } from 'react';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { Alert } from '@/ui/alert/alert';
import type { ComposeProblem as Problem } from './compose-session';

/** The banner 'Error: …' (COMP-13); text and input below it stay as they are. */
export function ComposeProblem({
  problem,
  onDismiss,
}: {
  problem: Problem;
  onDismiss: () => void;
}): ReactElement {
  const t = useT();
  const message = problem.is === 'empty' ? t('compose.error_empty') : errorWords(t, problem.error);
  return (
    <Alert level="error" closeLabel={t('compose.dismiss_error')} onClose={onDismiss}>
      {t('compose.error', { message })}
    </Alert>
  );
}
