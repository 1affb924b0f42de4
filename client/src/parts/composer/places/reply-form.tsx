import { useLayoutEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { useAccount, useStatus } from '@/data/react/records';
import type { StatusId } from '@/domain/ids';
import { plainName } from '@/domain/account/plain-name';
import { useT } from '@/i18n/use-t';
import { onPainted } from '@/lib/after-paint';
import { typingAhead } from '@/lib/typing/typing-ahead';
import { quoteTarget, replyTarget } from '@/parts/commands/compose-target';
import { ComposerForm } from '@/parts/composer/form/composer-form';
import { useLeaving } from '@/parts/composer/session/use-leaving';
import styles from '@/parts/composer/form/writing.module.css';

/** Several may be open: each is called by whom it answers. */
function useLabel(statusId: StatusId, quotes: boolean): string | undefined {
  const t = useT();
  const account = useAccount(useStatus(statusId)?.accountId ?? '');
  return account && t(quotes ? 'compose.quote_of' : 'compose.reply_to', { name: plainName(account) });
}

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
  const label = useLabel(statusId, quotes);
  const box = useRef<HTMLDivElement>(null);
  const [before] = useState(() => typingAhead.focusBefore());
  const target = useMemo(() => (quotes ? quoteTarget(statusId) : replyTarget(statusId)), [quotes, statusId]);
  const { onLeavable, leave, question } = useLeaving(target.draftKey, onDone);
  useLayoutEffect(() => {
    const element = box.current;
    // The focus brings the text into view, and not what is below it.
    const forget = onPainted(() => element?.scrollIntoView({ block: 'nearest' }));
    return () => {
      forget();
      // The form disappears with the focus in it: the focus goes back to what opened it, without scrolling.
      if (element?.contains(document.activeElement) && before instanceof HTMLElement)
        before.focus({ preventScroll: true });
    };
  }, [before]);
  return (
    <div ref={box} className={styles.reply}>
      <ComposerForm
        key={`${quotes} ${statusId}`}
        mode="reply"
        label={label}
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
