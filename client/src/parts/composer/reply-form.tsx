import { useLayoutEffect, useMemo, useRef, type ReactElement } from 'react';
import type { StatusId } from '@/domain/ids';
import { onPainted } from '@/lib/after-paint';
import { quoteTarget, replyTarget } from './compose-target';
import { ComposerForm } from './composer-form';
import { useLeaving } from './use-leaving';
import styles from './writing.module.css';

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
  const target = useMemo(() => (quotes ? quoteTarget(statusId) : replyTarget(statusId)), [quotes, statusId]);
  const { onLeavable, leave, question } = useLeaving(target.draftKey, onDone);
  useLayoutEffect(() => {
    const element = box.current;
    const before = document.activeElement;
    // The focus brings the text into view, and not what is below it.
    const forget = onPainted(() => element?.scrollIntoView({ block: 'nearest' }));
    return () => {
      forget();
      // The form goes with the focus in it: whatever opened it gets it back, and a tall post does not move for it.
      if (element?.contains(document.activeElement) && before instanceof HTMLElement)
        before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={box} className={styles.reply}>
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
