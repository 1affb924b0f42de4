import { useRef, useState, type ReactElement } from 'react';
import { errorWords } from '@/i18n/error-words';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { LogInAgain } from '@/parts/account/log-in-again';
import { Alert } from '@/ui/alert/alert';
import type { ComposeProblem as Problem } from '@/parts/composer/session/compose-state';
import { PassingButton } from './passing-button';

function problemWords(t: Translator, problem: Problem): string {
  switch (problem.is) {
    case 'empty':
      return t('compose.error_empty');
    case 'stopped':
      return t('compose.stopped');
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
  onAnew,
}: {
  problem: Problem;
  onDismiss: () => void;
  /** What is edited may be gone: the way to go on without it. */
  onAnew?: (() => void) | undefined;
}): ReactElement {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const [before] = useState(() => document.activeElement);
  const dismiss = (): void => {
    const form = box.current?.closest('form');
    const back = form?.contains(before) ? before : form?.querySelector('textarea');
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    onDismiss();
  };
  const message = problemWords(t, problem);
  const error = problem.is === 'refused' || problem.is === 'said' ? problem.error : null;
  const isGone = problem.is === 'refused' && problem.error.kind === 'not-found';
  return (
    <div ref={box} data-problem>
      <Alert
        level={problem.is === 'stopped' ? 'warning' : 'error'}
        closeLabel={t('compose.dismiss_error')}
        onClose={dismiss}
      >
        {problem.is === 'stopped' ? message : t('compose.error', { message })} <LogInAgain error={error} />
        {isGone && onAnew && <PassingButton onClick={onAnew}>{t('compose.edit_anew')}</PassingButton>}
      </Alert>
    </div>
  );
}
