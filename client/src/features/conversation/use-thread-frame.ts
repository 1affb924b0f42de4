import { useMemo } from 'react';
import { usePreference } from '@/data/react/records';
import type { ReplyForm } from '@/parts/status/actions/reply-slot';
import type { ThreadFrame } from './thread-context';
import { rowKey } from './thread-rows';
import type { ThreadModel } from './use-thread-rows';

/** What the rows of a conversation share, on its page and in a list of other posts. */
export function useThreadFrame(
  { rows, setShown }: ThreadModel,
  replyForm: ReplyForm | undefined,
  dive: ThreadFrame['dive'],
): ThreadFrame {
  const fades = usePreference('conversationTreeFadeAncestors');
  const advanced = usePreference('conversationTreeAdvanced');
  return useMemo(
    () => ({
      rows: new Map(rows.map((row) => [rowKey(row), row])),
      replyForm,
      fades,
      setShown,
      dive,
      advanced,
    }),
    [rows, replyForm, fades, setShown, dive, advanced],
  );
}
