import { useCallback, useMemo, useState } from 'react';
import { threadOf } from '@/data/conversations/thread-of';
import type { ThreadNode } from '@/data/conversations/thread';
import { useRealm } from '@/data/react/realm-context';
import { usePreference } from '@/data/react/records';
import { lookName, useLook } from '@/data/react/use-look';
import type { RowFlags } from '@/data/row-flags';
import type { StatusId } from '@/domain/ids';
import { linearRows, treeRows, type ThreadRow } from './thread-rows';

export interface ThreadModel {
  rows: readonly ThreadRow[];
  nodes: readonly ThreadNode[];
  /** Shows or hides the replies to a post; kept with the post. */
  setShown: (id: StatusId, shown: boolean) => void;
}

interface Folds {
  shows: (id: StatusId) => boolean | undefined;
}

const foldsOf = (rowFlags: RowFlags): Folds => ({ shows: (id) => rowFlags.get(id, 'replies').get() });

/** The rows of a conversation as the reader wants them: a list or a tree, branches folded or not. */
export function useThreadRows(ids: readonly StatusId[], at: StatusId): ThreadModel {
  const { records, rowFlags } = useRealm();
  const display = usePreference('conversationDisplay');
  const maxDepth = usePreference('maxDepthInThread');
  const othersBelow = usePreference('conversationOtherRepliesButton') === 'below';
  // A new object after each fold, so that the rows are made again.
  const [folds, setFolds] = useState(() => foldsOf(rowFlags));
  // Its conversation is known with the first of the ids, and stays.
  const opened = records.status(at).get();
  const subject = opened?.reblogId == null ? opened : records.status(opened.reblogId).get();
  const further = useLook(lookName(at, subject));
  // Who answers whom never changes once a post is known.
  const nodes = useMemo(
    () => (further ? further.part.nodes(records, ids, further.look) : threadOf(records, ids)),
    [records, ids, further],
  );
  const rows = useMemo(() => {
    if (display === 'linear') return linearRows(nodes, at);
    return treeRows(nodes, { at, maxDepth, othersBelow, shows: folds.shows });
  }, [display, at, nodes, maxDepth, othersBelow, folds]);
  const setShown = useCallback(
    (id: StatusId, shown: boolean): void => {
      rowFlags.set(id, 'replies', shown);
      setFolds(foldsOf(rowFlags));
    },
    [rowFlags],
  );
  return { rows, nodes, setShown };
}
