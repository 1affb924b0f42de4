import type { ReactElement } from 'react';
import type { StatusId } from '@/domain/ids';
import { ComposerForm } from './composer-form';
import { replyTarget } from './compose-target';

/** The form below a post. `onDone` after posting or cancelling; what was written stays as a draft. */
export function ReplyForm({ statusId, onDone }: { statusId: StatusId; onDone: () => void }): ReactElement {
  return (
    <ComposerForm
      key={statusId}
      mode="reply"
      target={replyTarget(statusId)}
      takesFocus
      onPosted={onDone}
      onCancel={onDone}
    />
  );
}
