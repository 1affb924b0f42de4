import type { ReactElement } from 'react';
import { errorWords } from '@/i18n/error-words';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { LogInAgain } from '@/parts/account/log-in-again';
import { Alert } from '@/ui/alert/alert';
import type { ComposeProblem as Problem } from './compose-session';

function problemWords(t: Translator, problem: Problem): string {
  switch (problem.is) {
    case 'empty':
      return t('compose.error_empty');
    case 'refused':
      return errorWords(t, problem.error);
    case 'said':
      return problem.words;
  }
}

/** The banner 'Error: …' (COMP-13); text and input below it stay as they are. */
export function ComposeProblem({
  problem,
  onDismiss,
}: {
  problem: Problem;
  onDismiss: () => void;
}): ReactElement {
  const t = useT();
  const message = problemWords(t, problem);
  return (
    <Alert level="error" closeLabel={t('compose.dismiss_error')} onClose={onDismiss}>
      {t('compose.error', { message })} <LogInAgain error={problem.is === 'empty' ? null : problem.error} />
    </Alert>
  );
}
