import '@/i18n/messages/en/late/compose';
import { useCallback, useId, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import type { DraftKey } from '@/data/writing/drafts/draft';
import { useRealm } from '@/data/react/realm-context';
import type { MessageId } from '@/i18n/message-id';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';

/** What closing a form would lose. */
export interface Leaving {
  /** Something was written in it that is neither sent nor on its way. */
  unsent: () => boolean;
  /** It is on its way to the server, and goes on without the form. */
  posting: () => boolean;
  /** Forgets draft and text. */
  discard: () => void;
}

/** Asks before a form with unsent words is closed; Escape goes on writing. */
function LeaveDialog({
  onStay,
  onKeep,
  onDelete,
}: {
  onStay: () => void;
  onKeep: () => void;
  onDelete: () => void;
}): ReactElement {
  const t = useT();
  const bodyId = useId();
  return (
    <Dialog
      title={t('compose.leave_title')}
      role="alertdialog"
      describedBy={bodyId}
      closeLabel={t('compose.leave_stay')}
      onClose={onStay}
      footer={
        <>
          <Button look="danger" onClick={onDelete}>
            {t('compose.leave_delete')}
          </Button>
          <Button look="primary" onClick={onKeep}>
            {t('compose.leave_keep')}
          </Button>
        </>
      }
    >
      <p id={bodyId}>{t('compose.leave_body')}</p>
    </Dialog>
  );
}

/**
 * Closing a form: give `onLeavable` to the form, call `leave` instead of closing, and draw `question` beside it.
 * `onLeave` closes. However the form goes, it is said where its words are.
 */
export function useLeaving(
  draftKey: DraftKey,
  onLeave: () => void,
): {
  onLeavable: (leaving: Leaving | null) => void;
  leave: () => void;
  question: ReactElement | null;
} {
  const { drafts, notices } = useRealm();
  const leaving = useRef<Leaving | null>(null);
  const [asks, setAsks] = useState(false);
  useLayoutEffect(
    () => () => {
      const say = (messageKey: MessageId, timeout: number): unknown =>
        notices.push({ level: 'info', messageKey, messageArgs: {}, timeout });
      if (leaving.current?.posting()) say('compose.goes_on', 6000);
      else if (leaving.current && drafts.get(draftKey)) say('compose.draft_kept', 3000);
    },
    [drafts, notices, draftKey],
  );
  // One after the other: the question gives the focus back to the form, and the form to what opened it.
  const close = (): void => {
    flushSync(() => setAsks(false));
    onLeave();
  };
  return {
    onLeavable: useCallback((form: Leaving | null) => {
      leaving.current = form;
    }, []),
    leave: () => (leaving.current?.unsent() ? setAsks(true) : onLeave()),
    question: asks ? (
      // Chromium gives one Escape to both dialogs where the first one was opened by Escape as well.
      <div
        role="presentation"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          setAsks(false);
        }}
      >
        <LeaveDialog
          onStay={() => setAsks(false)}
          onKeep={close}
          onDelete={() => {
            leaving.current?.discard();
            close();
          }}
        />
      </div>
    ) : null,
  };
}
