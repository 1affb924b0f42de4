import type { ComponentType, ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useMe, useRowFlag } from '@/data/react/records';
import type { StatusId } from '@/domain/ids';
import { useCommands } from '@/parts/commands/use-commands';
import { startReply, stopReply } from './start-reply';
import styles from './actions.module.css';

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
  const realm = useRealm();
  const commands = useCommands();
  const [open] = useRowFlag(id, 'replying', false);
  const [quoting] = useRowFlag(id, 'quoting', false);
  const visitor = useMe() === null;
  if (!form || visitor) return null;
  return {
    open: open || quoting,
    setOpen: (wanted) => (wanted ? startReply({ realm, commands }, id) : stopReply(realm, id)),
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
      <Form statusId={statusId} quotes={quotes} onDone={onDone} />
    </div>
  );
}
