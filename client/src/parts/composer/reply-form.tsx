import { useLayoutEffect, useRef, type ReactElement } from 'react';
import type { StatusId } from '@/domain/ids';
import { replyTarget } from './compose-target';
import { ComposerForm } from './composer-form';

/** The form below a post. `onDone` after posting or cancelling; what was written stays as a draft. */
export function ReplyForm({ statusId, onDone }: { statusId: StatusId; onDone: () => void }): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const before = document.activeElement;
    return () => {
      // The form goes with the focus in it: whatever opened it gets it back.
      if (element?.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <div ref={box}>
      <ComposerForm
        key={statusId}
        mode="reply"
        target={replyTarget(statusId)}
        takesFocus
        onPosted={onDone}
        onCancel={onDone}
      />
    </div>
  );
}
