import { useLayoutEffect, useMemo, useRef, type ReactElement } from 'react';
import type { StatusId } from '@/domain/ids';
import { useRealm } from '@/data/react/realm-context';
import { quoteTarget, replyTarget } from './compose-target';
import { ComposerForm } from './composer-form';
import { useLeaving } from './use-leaving';

/** The form below a post. `onDone` after posting or cancelling; what was written stays as a draft on request. */
export function ReplyForm({
  statusId,
  quotes = false,
  onDone,
}: {
  statusId: StatusId;
  /** Quotes the post instead. */
  quotes?: boolean;
  onDone: () => void;
}): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const { onLeavable, leave, question } = useLeaving(onDone);
  const { drafts, notices } = useRealm();
  const target = useMemo(() => (quotes ? quoteTarget(statusId) : replyTarget(statusId)), [quotes, statusId]);
  // However it is left: by its buttons, by the one that opened it, or for another page.
  useLayoutEffect(
    () => () => {
      if (drafts.get(target.draftKey))
        notices.push({ level: 'info', messageKey: 'compose.draft_kept', messageArgs: {}, timeout: 3000 });
    },
    [drafts, notices, target],
  );
  useLayoutEffect(() => {
    const element = box.current;
    const before = document.activeElement;
    return () => {
      // The form goes with the focus in it: whatever opened it gets it back, and a tall post does not move for it.
      if (element?.contains(document.activeElement) && before instanceof HTMLElement)
        before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={box}>
      <ComposerForm
        key={`${quotes} ${statusId}`}
        mode="reply"
        target={target}
        takesFocus
        onPosted={onDone}
        onCancel={leave}
        onLeavable={onLeavable}
      />
      {question}
    </div>
  );
}
