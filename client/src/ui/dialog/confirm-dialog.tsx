import { useId, type ReactElement } from 'react';
import { Button } from '@/ui/button/button';
import { Dialog } from './dialog';
import type { Question } from './questions';

export function ConfirmDialog({
  question,
  answer,
}: {
  question: Question;
  answer: (yes: boolean) => void;
}): ReactElement {
  const bodyId = useId();
  return (
    <Dialog
      title={question.title}
      role="alertdialog"
      describedBy={bodyId}
      closeLabel={question.cancelLabel}
      onClose={() => answer(false)}
      footer={
        <>
          <Button onClick={() => answer(false)}>{question.cancelLabel}</Button>
          <Button look={question.danger ? 'danger' : 'primary'} onClick={() => answer(true)}>
            {question.confirmLabel}
          </Button>
        </>
      }
    >
      <p id={bodyId}>{question.body}</p>
    </Dialog>
  );
}
