import { Suspense, type ComponentType, type ReactElement } from 'react';
import { useMe, useRowFlag } from '@/data/react/records';
import type { StatusId } from '@/domain/ids';
import { openReplyOnSmallScreen } from '@/parts/composer/compose-request';
import styles from './status.module.css';

/** What the composer must take to stand under a post; a part to the right of this one fills it. */
export interface ReplyFormProps {
  statusId: StatusId;
  /** Quotes the post instead of answering it. */
  quotes?: boolean;
  onDone: () => void;
}
export type ReplyForm = ComponentType<ReplyFormProps>;

/** Whether the form under a post is open; outlives the row. Null where nobody can reply inline. */
export function useReplySlot(
  id: StatusId,
  form: ReplyForm | undefined,
): { open: boolean; setOpen: (open: boolean) => void } | null {
  const [open, setOpen] = useRowFlag(id, 'replying', false);
  const [quoting, setQuoting] = useRowFlag(id, 'quoting', false);
  const visitor = useMe() === null;
  if (!form || visitor) return null;
  return {
    open: open || quoting,
    setOpen: (wanted) => {
      setQuoting(false);
      if (!wanted || !openReplyOnSmallScreen(id)) setOpen(wanted);
    },
  };
}

export function ReplySlot({
  form: Form,
  statusId,
  onDone,
}: ReplyFormProps & { form: ReplyForm }): ReactElement {
  const [quotes] = useRowFlag(statusId, 'quoting', false);
  return (
    <div className={styles.replyForm}>
      <Suspense fallback={null}>
        <Form statusId={statusId} quotes={quotes} onDone={onDone} />
      </Suspense>
    </div>
  );
}
