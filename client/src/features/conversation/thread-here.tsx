import '@/i18n/messages/en/late/conversation';
import { useCallback, useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useRowFlag } from '@/data/react/records';
import { useConversation, useConversations } from '@/data/react/use-conversation';
import type { StatusId } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { useCommands } from '@/parts/commands/use-commands';
import { foldsBy, type ThreadHereProps } from '@/parts/status/actions/thread-here';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { NewReplies } from './new-replies';
import { aboutToUnfold, fold, postIn, useFocusOn, useHeld } from './place-here';
import { ThreadContext } from './thread-context';
import { ThreadFooter } from './thread-footer';
import { ThreadRowView } from './thread-row';
import { rowKey } from './thread-rows';
import { useThreadFrame } from './use-thread-frame';
import { useThreadRows } from './use-thread-rows';
import styles from './thread.module.css';

/** More rows than that are read on the conversation's own page, which draws only those near the window. */
const MOST_ROWS = 40;
/** Of these so many before the opened post. */
const BEFORE = 12;

/** The rows that are drawn: those around the opened post. */
function keysAround(all: readonly string[], at: StatusId): readonly string[] {
  const first = Math.max(0, Math.min(all.indexOf(at) - BEFORE, all.length - MOST_ROWS));
  return all.slice(first, first + MOST_ROWS);
}

function Rows({ keys, at }: { keys: readonly string[]; at: StatusId }): ReactElement {
  return (
    <>
      {keys.map((key) => (
        <div key={key} data-row={key} data-opened={key === at || undefined}>
          <ThreadRowView rowKey={key} />
        </div>
      ))}
    </>
  );
}

function ToPage({ id, children }: { id: StatusId; children: ReactNode }): ReactElement {
  return (
    <LinkButton small look="ghost" icon="stack" href={paths.conversation(id)}>
      {children}
    </LinkButton>
  );
}

/** A conversation in place of one of its posts, in a list of other posts (CONV-01, behaviour.md §6). */
export function ThreadHere({ statusId, replyForm }: ThreadHereProps): ReactElement {
  const t = useT();
  const commands = useCommands();
  const conversations = useConversations();
  const [, setUnfolded] = useRowFlag(statusId, 'unfolded', true);
  const [at, setAt] = useState(statusId);
  const [box, setBox] = useState<HTMLElement | null>(null);
  useEffect(() => conversations.open(at), [conversations, at]);
  const { ids } = useConversation(at);
  const thread = useThreadRows(ids, at);
  const { rows } = thread;
  const keys = useMemo(() => keysAround(rows.map(rowKey), at), [rows, at]);
  const dive = useCallback(
    (to: StatusId): void => {
      aboutToUnfold(commands, to, postIn(box, to));
      setAt(to);
    },
    [box, commands],
  );
  const frame = useThreadFrame(thread, replyForm, dive);
  useHeld(box, at);
  useFocusOn(box, at);
  const foldHere = (button: Element): void => {
    if (box) fold(box, at, button, () => setUnfolded(false));
  };
  // In a long conversation neither button is visible: the menu of each post folds it too.
  useEffect(() => {
    if (box) foldsBy(box, foldHere);
  });
  const collapse = (
    <Button small look="ghost" icon="minus" onClick={({ currentTarget }) => foldHere(currentTarget)}>
      {t('conversation.collapse')}
    </Button>
  );
  const more = rows.length - keys.length;
  return (
    <div ref={setBox} role="article" className={styles.here} aria-label={t('conversation.title')} data-thread>
      <div className={styles.hereHead}>
        {collapse}
        <ToPage id={at}>{t('conversation.open_page')}</ToPage>
        {at !== statusId && (
          <Button small look="ghost" icon="back" onClick={() => dive(statusId)}>
            {t('conversation.back_out')}
          </Button>
        )}
      </div>
      <NewReplies statusId={at} />
      <ThreadContext.Provider value={frame}>
        <Rows keys={keys} at={at} />
      </ThreadContext.Provider>
      <ThreadFooter statusId={at} />
      {(more > 0 || keys.length > 3) && (
        <div className={styles.hereHead}>
          {more > 0 && <ToPage id={at}>{t('conversation.more_on_page', { count: more })}</ToPage>}
          {collapse}
        </div>
      )}
    </div>
  );
}
