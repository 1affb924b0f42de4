import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type RefObject,
} from 'react';
import { useReadable } from '@/data/react/realm-context';
import { usePreference } from '@/data/react/records';
import { useConversation } from '@/data/react/use-conversation';
import type { ConversationView } from '@/data/conversations/conversations';
import type { StatusId } from '@/domain/ids';
import { useT } from '@/i18n/use-t';
import { historyEntry } from '@/lib/history/history-entry';
import { keptPlaces } from '@/lib/history/kept-places';
import { useCommands } from '@/parts/commands/use-commands';
import { focusRow } from '@/parts/status/list/focus-row';
import { moveBetweenPosts } from '@/parts/status/card/move-between-posts';
import type { ReplyForm } from '@/parts/status/actions/reply-slot';
import { SkeletonPosts } from '@/ui/state/skeleton';
import { VirtualList, type ListHandle } from '@/ui/virtual-list/virtual-list';
import { ThreadContext } from './thread-context';
import { ThreadFooter } from './thread-footer';
import { relativeOf, relativeOfKey, startOfWalk } from './thread-keys';
import { ThreadRowView } from './thread-row';
import { rowKey } from './thread-rows';
import { useThreadFrame } from './use-thread-frame';
import { useThreadRows } from './use-thread-rows';

const drawRow = (key: string): ReactElement => <ThreadRowView rowKey={key} />;

/** When the last post goes, deleted just now with the focus in it, the page takes the focus. */
function useFocusAfter(empty: boolean): void {
  const wasEmpty = useRef(true);
  useEffect(() => {
    if (empty && !wasEmpty.current && document.activeElement === document.body)
      document.getElementById('main')?.focus();
    wasEmpty.current = empty;
  }, [empty]);
}

/** The list brings the opened post to its place; where that is the first row, the page begins at its top. */
function useBeginning(opensFirst: boolean): void {
  const begun = useRef(false);
  useLayoutEffect(() => {
    if (!begun.current && opensFirst && !keptPlaces.get(historyEntry())) window.scrollTo(0, 0);
    begun.current = true;
  }, [opensFirst]);
}

/**
 * True while the posts where the reader was in this history entry are on their way: of a conversation that is opened
 * anew only a part is known, and the list looks for the reader's place when it begins.
 */
function useFarPost({ ids, fetch, loaded }: ConversationView, keys: readonly string[]): boolean {
  const [wanted] = useState(() => keptPlaces.get(historyEntry())?.rows.map(([key]) => key) ?? []);
  const [done, setDone] = useState(wanted.length === 0);
  const far = !done && !loaded && fetch.is !== 'failed' && !wanted.some((key) => keys.includes(key));
  if (!done && ids.length > 0 && !far) setDone(true);
  return far;
}

/** Brings a post that somebody asks to see into the window, where it has a row. */
function useReveal(list: RefObject<ListHandle>, keys: readonly string[]): void {
  const { reveal } = useCommands();
  const id = useReadable(reveal);
  useEffect(() => {
    if (id === null) return;
    const index = keys.indexOf(id);
    if (index >= 0) list.current?.scrollToIndex(index, { align: 'center' });
    reveal.done();
  }, [id, keys, list, reveal]);
}

export interface ThreadProps {
  statusId: StatusId;
  replyForm: ReplyForm | undefined;
}

/** All posts of a conversation, in the order that the reader likes; only those near the window exist. */
export function Thread({ statusId, replyForm }: ThreadProps): ReactElement {
  const t = useT();
  const conversation = useConversation(statusId);
  const { ids, fetch } = conversation;
  const virtual = usePreference('virtualScrolling');
  const keysOn = usePreference('keyboardShortcuts');
  const thread = useThreadRows(ids, statusId);
  const { rows, nodes } = thread;
  const list = useRef<ListHandle>(null);
  const keys = useMemo(() => rows.map(rowKey), [rows]);
  const frame = useThreadFrame(thread, replyForm, null);
  const far = useFarPost(conversation, keys);
  useBeginning(keys.length === 0 || keys[0] === statusId);
  const walk = useCallback(
    (event: KeyboardEvent): void => {
      const here = event.target instanceof HTMLElement ? event.target : null;
      const from = here && startOfWalk(here, statusId);
      const which = keysOn && from !== null ? relativeOfKey(event, t.dir === 'rtl') : null;
      const id = which && from !== null ? relativeOf(nodes, from, which) : null;
      if (id === null) return;
      event.preventDefault();
      focusRow(list.current, keys.indexOf(id), id);
    },
    [keysOn, t, nodes, keys, statusId],
  );
  useEffect(() => {
    document.addEventListener('keydown', walk);
    return () => document.removeEventListener('keydown', walk);
  }, [walk]);
  useReveal(list, keys);
  useFocusAfter(ids.length === 0);
  if (far || (ids.length === 0 && fetch.is !== 'failed'))
    return <SkeletonPosts label={t('conversation.loading')} />;
  return (
    // The keys of the ARIA feed pattern: the posts inside take the focus.
    <div role="presentation" onKeyDown={moveBetweenPosts} data-thread>
      {keys.length > 0 && (
        <ThreadContext.Provider value={frame}>
          <VirtualList
            handle={list}
            ids={keys}
            row={drawRow}
            label={t('conversation.posts')}
            busy={fetch.is === 'loading'}
            virtual={virtual}
            startAt={statusId}
            holdsPlace
            keepsPlace
          />
        </ThreadContext.Provider>
      )}
      <ThreadFooter statusId={statusId} />
    </div>
  );
}
